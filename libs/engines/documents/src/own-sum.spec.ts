import { describe, expect, it } from '@jest/globals';
import { contradictsSum, ownSumOf, type SummedDocument } from './own-sum.ts';

const box = { x: 400, y: 120, width: 60, height: 10 };
const documentOf = (
  subcategory: string,
  values: Readonly<Record<string, number | null>>,
  signals: SummedDocument['signals'] = [],
): SummedDocument => ({
  subcategory,
  extracted: Object.entries(values).map(([name, value]) => ({ name, value, page: 1, box })),
  signals,
});
const report = {
  revenue: 891_302,
  costOfGoodsSold: 300_000,
  grossProfit: 591_302,
  totalExpenses: 400_000,
  netIncome: 191_302,
};

describe('the own sum of a document', () => {
  it.each(Object.entries(report))('is what was read where a sum with it holds: %s', (name, value) => {
    expect(ownSumOf(documentOf('profit_loss', report), name)).toBe(value);
  });

  it('is that of the two balances of a statement and its totals', () => {
    const statement = { beginningBalance: 500, deposits: 900.25, withdrawals: 400, endingBalance: 1000.25 };
    expect(ownSumOf(documentOf('business_checking', statement), 'deposits')).toBe(900.25);
    const apart = { ...statement, withdrawals: 399.9 };
    expect(ownSumOf(documentOf('business_checking', apart), 'deposits')).toBeNull();
  });

  it('has costs as sizes, and whole dollars that were rounded', () => {
    const sizes = { revenue: 900_000, totalExpenses: -700_001, netIncome: 200_000 };
    expect(ownSumOf(documentOf('profit_loss', sizes), 'revenue')).toBe(900_000);
  });

  it.each([
    ['no sum holds', documentOf('profit_loss', { ...report, grossProfit: 5, netIncome: 6 })],
    ['a part was not read', documentOf('profit_loss', { revenue: 891_302, netIncome: 191_302 })],
    ['the result was not read', documentOf('profit_loss', { revenue: 9, totalExpenses: 9, netIncome: null })],
    ['the kind has no sum', documentOf('schedule_c', { revenue: 891_302 })],
    ['the kind is open', { ...documentOf('profit_loss', report), subcategory: null }],
    ['the figure was not read', documentOf('profit_loss', { ...report, revenue: null })],
  ])('is open if %s', (_name, document) => expect(ownSumOf(document, 'revenue')).toBeNull());

  describe('that fails', () => {
    const alarm = { code: 'FORM_ARITHMETIC', severity: 0.8, page: 1, expected: '891,302.00', box };
    const sumWith = (change: Partial<typeof alarm> & { box?: typeof box | null }) =>
      ownSumOf(
        documentOf('schedule_c', { grossReceipts: 991_302 }, [{ ...alarm, ...change }]),
        'grossReceipts',
      );

    it('is that of the alarm at the place of the figure', () => expect(sumWith({})).toBe(891_302));

    it.each([
      ['another place', { box: { ...box, y: 150 } }],
      ['another page', { page: 2 }],
      ['a question', { severity: 0.08 }],
      ['another alarm', { code: 'FONT_MIX' }],
    ])('is open for %s', (_name, change) => expect(sumWith(change)).toBeNull());
  });
});

it('is contradicted from more than a dollar on', () => {
  expect([contradictsSum(891_303, 891_302), contradictsSum(891_303.01, 891_302)]).toEqual([false, true]);
});
