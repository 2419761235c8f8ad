import { describe, expect, it } from '@jest/globals';
import { compareWithOwnerData, type OwnerDocument } from './compare-with-owner-data.ts';

const figures = (values: Record<string, number | string>): OwnerDocument['extracted'] =>
  Object.entries(values).map(([name, value]) => ({
    name,
    label: name,
    value: typeof value === 'number' ? value : null,
    text: typeof value === 'string' ? value : null,
    confidence: 1,
    page: 1,
  }));

let files = 0;
const document = (subcategory: string, values: Record<string, number | string>): OwnerDocument => ({
  subcategory,
  sha256: `file ${(files += 1)}`,
  extracted: figures(values),
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
const statement = (values: Record<string, number | string>) => document('business_checking', values);
const check = (mine: OwnerDocument, others: OwnerDocument[], profile = {}) =>
  compareWithOwnerData(mine, others, profile).map(({ code, severity, expected, actual }) => [
    code,
    severity,
    expected,
    actual,
  ]);

describe('two statements of one account', () => {
  it('cause a signal when their balances do not connect, in any order of upload', () => {
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
    ['have no period', { accountEnding: '6789', beginningBalance: 7 }],
  ])('cause no signal when they %s', (_, later) => {
    expect(check(statement(later), [statement(january)])).toEqual([]);
  });

  it('of one month cause a signal when their figures differ', () => {
    expect(check(statement({ ...january, endingBalance: 9900 }), [statement(january)])).toEqual([
      ['OTHER_FIGURES', 0.6, '900.00', '9,900.00'],
    ]);
    expect(check(statement(january), [statement(january)])).toEqual([]);
  });
});

describe('two documents of one year', () => {
  const taxForm = document('form_1120', { taxYear: '2024', grossReceipts: 400_000 });
  const report = (revenue: number, period = '2024-01-01 to 2024-12-31') =>
    document('profit_loss', { revenue, period });
  it('cause a signal when their sales are far apart', () => {
    expect(check(report(900_000), [taxForm])).toEqual([
      ['DOCUMENTS_DISAGREE', 0.2, '400,000.00', '900,000.00'],
    ]);
  });
  it('cause no signal when sales differ a little, or for another year or half a year', () => {
    expect(check(report(500_000), [taxForm])).toEqual([]);
    expect(check(report(900_000, '2023-01-01 to 2023-12-31'), [taxForm])).toEqual([]);
    expect(check(report(90_000, '2024-01-01 to 2024-06-30'), [taxForm])).toEqual([]);
  });
});

describe('a document and the profile', () => {
  const income = document('form_1040', { totalIncome: 40_000 });
  it('cause a signal with both figures when the profile states twice as much', () => {
    expect(check(income, [], { annualPersonalIncome: 80_000 })).toEqual([
      ['PROFILE_MISMATCH', 0.2, '80,000', '40,000'],
    ]);
  });
  it.each([
    ['states a little more', { annualPersonalIncome: 79_000 }],
    ['states nothing yet', { annualPersonalIncome: 0 }],
    ['states the same', { annualPersonalIncome: 40_000 }],
  ])('cause no signal when the profile %s', (_, profile) => {
    expect(check(income, [], profile)).toEqual([]);
  });
});
