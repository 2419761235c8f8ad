import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { fieldsWithGuidance } from './fields.ts';
import { guidanceFor, guidanceRules, type Guidance } from './guidance.ts';
import { guidanceFigures } from './figures.ts';
import type { Tone } from './rule.ts';

const mandatory = ['fullName', 'ssn', 'loanRequestAmount', 'annualRevenueCurrent', 'loanPurpose'];
const context = { scoreName: 'Groundwork Score', today: '2026-11-20', mandatory };
const fields = fieldsWithGuidance(mandatory);
const readFields = Object.keys(guidanceFigures.shape);

const guidanceOfAll = (values: Record<string, unknown>): Guidance[] =>
  fields.flatMap((field) => guidanceFor(field, values, context));

describe('an empty mandatory field', () => {
  const sentence =
    'This field must be completed to calculate your Groundwork Score and generate personalized recommendations.';

  it('names the score in its sentence', () => {
    const textOf = (scoreName: string) => guidanceFor('fullName', {}, { ...context, scoreName })[0]?.text;
    expect(textOf('Groundwork Score')).toBe(sentence);
    expect(textOf('Acme Score')).toContain('calculate your Acme Score and');
  });

  it.each([undefined, null, '', '   ', 0, NaN, false, [], [0, 0]])(
    'shows the sentence of the specification first for the value %j',
    (value) => {
      for (const field of mandatory) {
        expect(guidanceFor(field, { [field]: value }, context)[0]).toMatchObject({
          field,
          rule: 'required',
          tone: 'required',
          text: sentence,
        });
      }
    },
  );

  it.each(['x', 1, true, [0, 3]])('does not show the sentence for the value %j', (value) => {
    const rules = mandatory.flatMap((field) =>
      guidanceFor(field, { [field]: value }, context).map(({ rule }) => rule),
    );
    expect(rules).not.toContain('required');
  });

  it('does not show the sentence if the field is optional', () => {
    expect(guidanceFor('loanTerm', {}, context).map(({ rule }) => rule)).toEqual(['loanTermComfort']);
  });
});

describe('the fields with guidance', () => {
  it('are the mandatory fields and the fields that a rule reads, each once', () => {
    expect([...fields].sort()).toEqual([...new Set([...mandatory, ...readFields])].sort());
    expect(fieldsWithGuidance([]).sort()).toEqual([...readFields].sort());
  });

  it('have at least one hint, empty or filled', () => {
    const filled = { fullName: 'Ann', ssn: '***-**-1234', loanPurpose: 'equipment', loanRequestAmount: 5e5 };
    for (const values of [{}, { ...filled, annualRevenueCurrent: 5e6, operatingCashFlow: 1e6 }]) {
      expect(fields.filter((field) => guidanceFor(field, values, context).length === 0)).toEqual([]);
    }
  });

  it('do not include a field without a rule that is not mandatory', () => {
    expect(guidanceFor('marketPosition', { marketPosition: '' }, context)).toEqual([]);
    expect(guidanceFor('constructor', {}, context)).toEqual([]);
  });

  it('include only fields that their rule reads, and a rule reads each figure', () => {
    for (const { reads, shownAt } of guidanceRules)
      expect(reads).toEqual(expect.arrayContaining([...shownAt]));
    expect([...new Set(guidanceRules.flatMap(({ reads }) => reads))].sort()).toEqual([...readFields].sort());
  });
});

const anything = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.constantFrom<unknown>(
    NaN,
    Infinity,
    1e308,
    -1e308,
    5e-324,
    -0,
    '1e308',
    '12,000',
    ' 40 ',
    '0001-01-01',
    {},
  ),
  fc.integer({ min: -2_000_000, max: 20_000_000 }),
);
const anyValues = fc.dictionary(
  fc.constantFrom(...readFields, 'fullName', '__proto__', 'toString'),
  anything,
);

describe('guidance for any form values', () => {
  it('has complete sentences with finite figures, and never throws', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        for (const { title, text, figures, field } of guidanceOfAll(values)) {
          expect(fields).toContain(field);
          expect(title).not.toBe('');
          expect(text).toMatch(/^[A-Z$-].*\.$/s);
          expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
          expect(Object.values(figures).every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: cases(300) },
    );
  });

  it('promises no approval and calls every capacity estimated', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        for (const { title, text } of guidanceOfAll(values)) {
          expect(`${title} ${text}`).not.toMatch(/approv|guarantee|qualif/i);
          if (/capacity (of|for)/.test(text)) expect(text).toMatch(/estimated/);
        }
      }),
      { numRuns: cases(200) },
    );
  });

  it('is the same for a number and for its text', () => {
    const typed = {
      operatingCashFlow: ' 96000 ',
      loanRequestAmount: '90000',
      annualRevenueCurrent: '480000',
    };
    const numbers = { operatingCashFlow: 96_000, loanRequestAmount: 90_000, annualRevenueCurrent: 480_000 };
    expect(guidanceOfAll(typed)).toEqual(guidanceOfAll(numbers));
  });
});

const forbidden =
  'maritalStatus dependents dateOfBirth citizenship fullName middleName legalBusinessName currentAddress previousAddress businessAddress mailingAddress otherIncomeSource email secondaryEmail phone secondaryPhone businessPhone'.split(
    ' ',
  );

describe('fields that must never count', () => {
  it('change no hint of another field', () => {
    const others = fields.filter((field) => !forbidden.includes(field));
    const guidanceOfOthers = (values: Record<string, unknown>): Guidance[] =>
      others.flatMap((field) => guidanceFor(field, values, context));
    fc.assert(
      fc.property(anyValues, fc.dictionary(fc.constantFrom(...forbidden), anything), (values, personal) => {
        expect(guidanceOfOthers({ ...values, ...personal })).toEqual(guidanceOfOthers(values));
      }),
      { numRuns: cases(100) },
    );
  });
});

const worstFirst: readonly Tone[] = ['poor', 'fair', 'good', 'excellent'];
const money = fc.integer({ min: 1, max: 5_000_000 });

describe('the bands rise with the figure', () => {
  const rankOf = (rule: string, field: string, values: Record<string, unknown>): number => {
    const tone = guidanceFor(field, values, context).find((each) => each.rule === rule)?.tone;
    return worstFirst.indexOf(tone ?? 'missing');
  };

  it.each([
    ['cashFlowMargin', 'operatingCashFlow', { annualRevenueCurrent: 1_000_000 }],
    ['workingCapitalMonths', 'workingCapital', { annualRevenueCurrent: 1_000_000 }],
  ])('and %s never falls when %s rises', (rule, field, values) => {
    fc.assert(
      fc.property(money, money, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const lower = rankOf(rule, field, { ...values, [field]: low });
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(rankOf(rule, field, { ...values, [field]: high })).toBeGreaterThanOrEqual(lower);
      }),
    );
  });

  it('and personal credit never falls when the score rises', () => {
    const score = fc.integer({ min: 300, max: 849 });
    fc.assert(
      fc.property(score, (low) => {
        const at = (personalCreditScore: number): number =>
          rankOf('personalCredit', 'personalCreditScore', { personalCreditScore });
        expect(at(low + 1)).toBeGreaterThanOrEqual(at(low));
        expect(at(low)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('and a larger cash flow never lowers the recommended request', () => {
    fc.assert(
      fc.property(money, (operatingCashFlow) => {
        const recommended = (cashFlow: number): number =>
          guidanceFor('loanRequestAmount', { operatingCashFlow: cashFlow }, context).find(
            ({ rule }) => rule === 'loanCapacity',
          )?.figures['recommendedRequest'] ?? -1;
        expect(recommended(operatingCashFlow)).toBeGreaterThanOrEqual(0);
        expect(recommended(operatingCashFlow + 1)).toBeGreaterThanOrEqual(recommended(operatingCashFlow));
      }),
    );
  });
});
