import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { figures, fields, randomInput, today } from '../testing/random-input.ts';
import { newestRules } from '../testing/versions.ts';
import { recommend } from './advice/recommendations.ts';
import { isUnanswered, withAnswers } from './answers.ts';
import { contributionGain } from './contribution.ts';
import type { ScoringField } from './figures.ts';
import type { ScoreInput } from './measure-input.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesets } from './rulesets.ts';
import { score } from './score.ts';
import { pointsOf } from './total.ts';

const names = Object.keys(fields) as ScoringField[];
const runs = (numRuns: number) => ({ numRuns: cases(numRuns) });
const pointsBy = (input: ScoreInput, rules: Ruleset = newestRules): ReadonlyMap<string, number> =>
  new Map(rules.criteria.map((each) => [each.code, pointsOf(each, { ...input, today, rules })]));

const criteriaOf = (input: ScoreInput) =>
  Object.values(score(input, today, newestRules).factors).flatMap(({ criteria }) => criteria);

const openCodes = (input: ScoreInput): string[] =>
  newestRules.criteria
    .filter(({ needs = [] }) => needs.some((field) => isUnanswered(input, field)))
    .map(({ code }) => code);

function expectNoLoss(before: ScoreInput, after: ScoreInput): void {
  const points = pointsBy(after);
  for (const [code, earned] of pointsBy(before))
    expect(`${code} ${points.get(code)! >= earned}`).toBe(`${code} true`);
}

const blankInput = fc
  .tuple(randomInput, fc.subarray(names))
  .map(([input, blanks]): ScoreInput => ({ ...input, unanswered: blanks }));

const balanceSheet: readonly ScoringField[] = [
  'currentAssets',
  'currentLiabilities',
  'totalAssets',
  'totalLiabilities',
];

describe('an answer', () => {
  it('never lowers a criterion by confirming the default', () => {
    fc.assert(
      fc.property(blankInput, (input) => {
        for (const field of names.filter((name) => isUnanswered(input, name)))
          expectNoLoss(input, withAnswers(input, { [field]: input.figures[field] }));
        expectNoLoss(input, { ...input, unanswered: [] });
      }),
      runs(150),
    );
  });

  it('never lowers a criterion by a figure in place of a blank', () => {
    const others = names.filter((name) => name !== 'loanTerm' && !balanceSheet.includes(name));
    fc.assert(
      fc.property(blankInput, figures, (input, answers) => {
        for (const field of others.filter((name) => isUnanswered(input, name)))
          expectNoLoss(input, withAnswers(input, { [field]: answers[field] }));
      }),
      runs(150),
    );
  });

  it('never lowers a criterion by a balance sheet without typed ratios', () => {
    const untyped = { currentRatio: 0, debtToEquityRatio: 0 };
    fc.assert(
      fc.property(blankInput, figures, (given, answers) => {
        const input = { ...given, figures: { ...given.figures, ...untyped } };
        for (const field of balanceSheet.filter((name) => isUnanswered(input, name)))
          expectNoLoss(input, withAnswers(input, { [field]: answers[field] }));
      }),
      runs(150),
    );
  });
});

describe('a criterion whose need has no answer', () => {
  it('has no points, and all its points are unknown', () => {
    fc.assert(
      fc.property(blankInput, (input) => {
        const open = criteriaOf(input).filter(({ code }) => openCodes(input).includes(code));
        for (const { points, unknown, lost, maxPoints, value } of open)
          expect([points, unknown, lost, value]).toEqual([0, maxPoints, 0, null]);
      }),
      runs(200),
    );
  });

  it('has an action without a patch, with the points of its maximum', () => {
    fc.assert(
      fc.property(blankInput, (input) => {
        const { factors } = score(input, today, newestRules);
        const advice = recommend(input, { userId: 'ann', today, rules: newestRules });
        const open = openCodes(input).filter((code) => code !== 'RA7');
        const requests = advice.filter(({ code }) => open.includes(code));
        expect(requests.map(({ code }) => code).sort()).toEqual(open.sort());
        for (const { code, patch, ops, impact, certainty, mostImpact, description } of requests) {
          const criterion = newestRules.criteria.find((each) => each.code === code)!;
          const factor = newestRules.factors.find(({ key }) => key === criterion.factor)!;
          const most = contributionGain(factor, factors[factor.key].score, criterion.max);
          expect([patch, ops, impact, certainty, mostImpact]).toEqual([null, [], 0, 'upTo', most]);
          expect(description).toMatch(
            new RegExp(`up to \\+?${most} points, depending on (the figure|your answer)\\.$`),
          );
        }
      }),
      runs(100),
    );
  });
});

describe('scorecard 1.2 with an answer to each question', () => {
  const exceptions = ({
    figures: { monthlyDebtPayments, existingLoans, currentAssets, totalAssets },
  }: ScoreInput) => [
    ...(monthlyDebtPayments === 0 && existingLoans === '' ? ['BF1', 'BF2'] : []),
    ...(currentAssets === 0 && totalAssets > 0 ? ['BF9'] : []),
  ];

  it('scores as scorecard 1.1, except for an answered 0 of debt and a sheet without current assets', () => {
    fc.assert(
      fc.property(randomInput, (given) => {
        const input = { ...given, unanswered: [] };
        const before = pointsBy(input, rulesets['scorecard-1.1']);
        const after = pointsBy(input, rulesets['scorecard-1.2']);
        const differing = [...after.keys()].filter((code) => after.get(code) !== before.get(code));
        expect(differing.filter((code) => !exceptions(input).includes(code))).toEqual([]);
        expect(after.get('BF9')).toBeLessThanOrEqual(before.get('BF9')!);
      }),
      runs(500),
    );
  });

  it('scores an open debt without a word about loans as scorecard 1.1', () => {
    fc.assert(
      fc.property(randomInput, ({ figures: given, documents, accounts }) => {
        const owner = { ...given, existingLoans: '', monthlyDebtPayments: 0 };
        const input = { figures: owner, documents, accounts, unanswered: ['monthlyDebtPayments'] };
        const codes = ['BF1', 'BF2'];
        const [before, after] = [rulesets['scorecard-1.1'], rulesets['scorecard-1.2']].map((rules) =>
          codes.map((code) => pointsBy(input, rules).get(code)),
        );
        expect(after).toEqual(before);
      }),
      runs(100),
    );
  });
});
