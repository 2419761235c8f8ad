import { describe, expect, it } from '@jest/globals';
import type { Figure } from '../figures.ts';
import { compareWithOwnerData, type OwnerDocument } from './check-owner.ts';

const figures = (told: Record<string, number | string>): Figure[] =>
  Object.entries(told).map(([name, said]) => ({
    name,
    label: name,
    value: typeof said === 'number' ? said : null,
    text: typeof said === 'string' ? said : null,
    confidence: 1,
    page: 1,
  }));

let files = 0;
const document = (
  subcategory: string,
  told: Record<string, number | string>,
  figuresHash: string | null = null,
): OwnerDocument => ({
  subcategory,
  sha256: `file ${(files += 1)}`,
  figuresHash,
  extracted: figures(told),
});

const january = {
  period: '2024-01-01 to 2024-01-31',
  accountEnding: '6789',
  beginningBalance: 500,
  endingBalance: 900,
};
const february = {
  period: '2024-02-01 to 2024-02-29',
  accountEnding: '6789',
  beginningBalance: 900,
  endingBalance: 1200,
};
const statement = (told: Record<string, number | string>) => document('business_checking', told);
const check = (mine: OwnerDocument, others: OwnerDocument[], profile = {}) =>
  compareWithOwnerData(mine, others, profile).map(({ code, severity, expected, actual }) => [
    code,
    severity,
    expected,
    actual,
  ]);

describe('two statements of one account', () => {
  it('that follow each other must agree about the balance between them, in whichever order they came', () => {
    const raised = { ...february, beginningBalance: 5900 };
    expect(check(statement(raised), [statement(january)])).toEqual([
      ['CONTINUITY', 0.6, '900.00', '5,900.00'],
    ]);
    expect(check(statement(january), [statement(raised)])).toEqual([
      ['CONTINUITY', 0.6, '5,900.00', '900.00'],
    ]);
  });

  it.each([
    ['agree', february],
    ['are of two accounts', { ...february, accountEnding: '1111', beginningBalance: 7 }],
    ['leave a month between them', { ...february, period: '2024-03-01 to 2024-03-31', beginningBalance: 7 }],
    ['do not say of when they are', { accountEnding: '6789', beginningBalance: 7 }],
  ])('raise nothing where they %s', (_, later) => {
    expect(check(statement(later), [statement(january)])).toEqual([]);
  });

  it('of one month cannot say two things', () => {
    expect(check(statement({ ...january, endingBalance: 9900 }), [statement(january)])).toEqual([
      ['OTHER_FIGURES', 0.6, '900.00', '9,900.00'],
    ]);
    expect(check(statement(january), [statement(january)])).toEqual([]);
  });
});

describe('the same figures', () => {
  it('in two files raise a signal, in one file twice none', () => {
    const one = document('form_1040', {}, 'hash');
    expect(check(document('form_1040', {}, 'hash'), [one])).toEqual([['SAME_FIGURES', 0.2, null, null]]);
    expect(check(one, [one])).toEqual([]);
    expect(check(document('form_1040', {}, 'other'), [one])).toEqual([]);
    expect(check(document('form_1040', {}), [document('form_1040', {})])).toEqual([]);
  });
});

describe('two papers of one year', () => {
  const taxForm = document('form_1120', { taxYear: '2024', grossReceipts: 400_000 });
  const report = (revenue: number, period = '2024-01-01 to 2024-12-31') =>
    document('profit_loss', { revenue, period });
  it('must not tell of quite other sales', () => {
    expect(check(report(900_000), [taxForm])).toEqual([
      ['DOCUMENTS_DISAGREE', 0.2, '400,000.00', '900,000.00'],
    ]);
  });
  it('may differ as books do, be of other years, or of half of one', () => {
    expect(check(report(500_000), [taxForm])).toEqual([]);
    expect(check(report(900_000, '2023-01-01 to 2023-12-31'), [taxForm])).toEqual([]);
    expect(check(report(90_000, '2024-01-01 to 2024-06-30'), [taxForm])).toEqual([]);
  });
});

describe('a document beside the profile', () => {
  const income = document('form_1040', { totalIncome: 40_000 });
  it('raises a signal when the profile states twice as much, with both figures', () => {
    expect(check(income, [], { annualPersonalIncome: 80_000 })).toEqual([
      ['PROFILE_MISMATCH', 0.2, '80,000', '40,000'],
    ]);
  });
  it.each([
    ['states a little more', { annualPersonalIncome: 79_000 }],
    ['states nothing yet', { annualPersonalIncome: 0 }],
    ['states the same', { annualPersonalIncome: 40_000 }],
  ])('raises none when the profile %s', (_, profile) => {
    expect(check(income, [], profile)).toEqual([]);
  });
});
