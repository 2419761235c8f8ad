import { describe, expect, it } from '@jest/globals';
import { documentOf, goldenOwner, ownerWith, today } from '../testing/owners.ts';
import { recommend } from './advice/recommendations.ts';
import { atLeast, sumUpTo } from './bands.ts';
import { extendRuleset, type RulesetChange, withFewerPoints } from './extend-ruleset.ts';
import type { Criterion } from './ruleset.ts';
import { rulesets } from './rulesets.ts';
import { score } from './score.ts';

const base = rulesets['scorecard-1.0'];
const criterionOf = (code: string): Criterion => base.criteria.find((each) => each.code === code)!;
const actionOn = (code: string) => base.advice.actions.find((each) => each.code === code)!;

const shorter = { ...criterionOf('DC1'), max: 25, scale: sumUpTo([3, 25, '3 documents with full credit']) };
const payroll: Criterion = {
  ...criterionOf('DC1'),
  code: 'DC4',
  label: 'Payroll reports',
  max: 10,
  measure: 'documents:payroll_reports',
  missing: 'Upload a payroll report.',
  scale: sumUpTo([1, 10, '1 document with full credit']),
};
const change: RulesetChange = {
  version: 'scorecard-1.1',
  criteria: [
    { ...criterionOf('BF6'), scale: atLeast([[4, criterionOf('BF6').max]]) },
    { ...criterionOf('BF7'), measure: 'currentRatio' },
    shorter,
  ],
  addedCriteria: [payroll],
  documents: {
    ...base.documents,
    slots: { ...base.documents.slots, tax_documents: [10, 10, 5], payroll_reports: [10] },
  },
  advice: {
    quickWinHours: 24,
    actions: [
      { ...actionOn('BF6'), title: 'Raise your current assets' },
      {
        ...actionOn('DC1'),
        code: 'DC4',
        lever: {
          kind: 'documents',
          category: 'payroll_reports',
          ready: 1,
          upload: 'Upload a payroll report.',
        },
        title: 'Upload a payroll report',
      },
    ],
  },
};
const extended = extendRuleset(base, change);

describe('a ruleset that extends another one', () => {
  it('replaces criteria with the same code, and adds new ones at the end of their factor', () => {
    const codes = base.criteria.map(({ code }) => code);
    codes.splice(codes.indexOf('DC3') + 1, 0, 'DC4');
    expect(extended.criteria.map(({ code }) => code)).toEqual(codes);
    const differences = extended.criteria.filter((each) => !base.criteria.includes(each));
    expect(differences.map(({ code }) => code)).toEqual(['BF6', 'BF7', 'DC1', 'DC4']);
  });

  it('has its own version and constants, and inherits all others', () => {
    const { version, criteria: _own, documents, advice, ...rest } = extended;
    const { version: _v, criteria: _c, documents: _d, advice: _a, ...before } = base;
    expect(version).toBe('scorecard-1.1');
    expect(documents).toBe(change.documents);
    expect(rest).toEqual(before);
    expect(advice).toMatchObject({ quickWinHours: 24, milestones: base.advice.milestones });
  });

  it('has its actions in the order of its criteria', () => {
    const codes = base.advice.actions.map(({ code }) => code);
    codes.splice(codes.indexOf('DC3') + 1, 0, 'DC4');
    expect(extended.advice.actions.map(({ code }) => code)).toEqual(codes);
    expect(extended.advice.actions.find(({ code }) => code === 'BF6')?.title).toBe(
      'Raise your current assets',
    );
  });

  it('is plain data and does not change the older one', () => {
    const before = JSON.stringify(base);
    const again = extendRuleset(base, change);
    expect(JSON.parse(JSON.stringify(again))).toEqual(again);
    expect(JSON.stringify(base)).toBe(before);
  });

  it('can be extended again', () => {
    const next = extendRuleset(extended, { version: 'scorecard-1.2', criteria: [criterionOf('BF6')] });
    expect(next.criteria.find(({ code }) => code === 'BF6')).toBe(criterionOf('BF6'));
    expect(next.criteria.find(({ code }) => code === 'DC4')).toEqual(payroll);
  });

  it('scores with its own bands, measures and slots, unlike the older one', () => {
    const documents = ['payroll_reports', 'tax_documents'].map((category) =>
      documentOf(category, { sha256: category }),
    );
    const owner = ownerWith({ currentRatio: 3, quickRatio: 0 }, { documents });
    const pointsUnder = (rules: typeof base) =>
      Object.fromEntries(
        Object.values(score(owner, today, rules).factors).flatMap(({ criteria }) =>
          criteria.map(({ code, points }) => [code, points]),
        ),
      );
    expect(pointsUnder(base)).toMatchObject({ BF6: criterionOf('BF6').max, BF7: 0, DC1: 15 });
    expect(pointsUnder(extended)).toMatchObject({ BF6: 0, BF7: criterionOf('BF7').max, DC1: 10, DC4: 10 });
  });

  it('recommends changes of its new criteria', () => {
    const owner = goldenOwner('empty profile');
    const recommendations = recommend(owner, { userId: 'ann', today, rules: extended });
    expect(recommendations.find(({ code }) => code === 'DC4')?.title).toBe('Upload a payroll report');
  });

  it.each<[string, RulesetChange, RegExp]>([
    [
      'the version of its base',
      { version: base.version },
      /scorecard-1.0: A change needs a version of its own/,
    ],
    [
      'a code that its base does not have',
      { version: '2', criteria: [payroll] },
      /2: scorecard-1.0 has no criterion DC4/,
    ],
    ['a duplicate code', { version: '2', criteria: [shorter, shorter] }, /2: DC1 is given twice/],
    [
      'a new criterion with an existing code',
      { version: '2', addedCriteria: [shorter] },
      /has a criterion DC1 already/,
    ],
    ['fewer points', { version: '2', criteria: [shorter] }, /2: documentCompleteness has 90 points, not 100/],
    [
      'more points',
      { version: '2', addedCriteria: [payroll] },
      /2: documentCompleteness has 110 points, not 100/,
    ],
    [
      'points that move to another factor',
      { version: '2', criteria: [{ ...criterionOf('CR1'), factor: 'riskAssessment' }] },
      /2: creditScore has 55 points, not 100/,
    ],
    [
      'an action without a criterion',
      { version: '2', advice: { actions: [{ ...actionOn('DC1'), code: 'DC9' }] } },
      /2: No criterion DC9 to advise on/,
    ],
  ])('rejects %s', (_what, wrong, message) => {
    expect(() => extendRuleset(base, wrong)).toThrow(message);
  });
});

describe('a criterion with fewer points', () => {
  it('has a lower maximum and a lower best band', () => {
    const { max, scale, ...rest } = withFewerPoints(base, 'RA1', 2);
    expect(criterionOf('RA1')).toMatchObject(rest);
    expect([max, ...scale.bands.map(({ points }) => points)]).toEqual([23, 23, 22, 17, 12, 7, 3, 1]);
  });

  it.each([
    ['RA1', 3, 'The best band of RA1 cannot give 3 points'],
    ['RA11', 4, 'The best band of RA11 cannot give 4 points'],
    ['RA14', 1, 'The best band of RA14 cannot give 1 points'],
    ['RA99', 1, 'There is no criterion RA99'],
  ])('is rejected: %s without %i points', (code, fewer, because) => {
    expect(() => withFewerPoints(base, code, fewer)).toThrow(because);
  });
});
