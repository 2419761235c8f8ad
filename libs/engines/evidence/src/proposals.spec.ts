import { describe, expect, it } from '@jest/globals';
import { taxWitness } from '../testing/witness.ts';
import { proposalsOf, type Witness } from './index.ts';

const today = '2026-11-20';
const witness = taxWitness;
const bank = { source: 'bank_rows', kind: null } as const;

const proposed = (witnesses: Witness[], fields: Record<string, unknown> = {}) =>
  proposalsOf({ witnesses, fields, answered: Object.keys(fields), today }).map(({ field, value }) => [
    field,
    value,
  ]);

describe('a proposal', () => {
  it('exists for a blank field and for a figure more than 5 % apart', () => {
    const revenue = witness('annualRevenueCurrent', 590_000);
    expect(proposed([revenue])).toEqual([['annualRevenueCurrent', 590_000]]);
    expect(proposed([revenue], { annualRevenueCurrent: 640_000 })).toHaveLength(1);
    expect(proposed([revenue], { annualRevenueCurrent: 619_500 })).toEqual([]);
  });

  it('never exists for a figure that the table does not compare', () => {
    expect(proposed([witness('ebitda', 80_000), witness('operatingCashFlow', 9, bank)])).toEqual([]);
  });

  it('exists for figures without points', () => {
    expect(proposed([witness('annualPersonalIncome', 90_000, { kind: 'form_1040' })])).toHaveLength(1);
  });

  it('exists for an admission only when the rows have more', () => {
    const debt = witness('monthlyDebtPayments', 900, bank);
    expect(proposed([debt], { monthlyDebtPayments: 1000 })).toEqual([]);
    expect(proposed([debt], { monthlyDebtPayments: 800 })).toHaveLength(1);
    expect(proposed([witness('overdraftHistory', false, bank)], { overdraftHistory: true })).toEqual([]);
  });

  it('is in the order of the fields', () => {
    const witnesses = [
      witness('netProfitMargin', 21),
      witness('annualOperatingExpenses', 470_000),
      witness('annualRevenueCurrent', 590_000),
    ];
    const fields = ['annualOperatingExpenses', 'annualRevenueCurrent', 'netProfitMargin'];
    expect(proposed(witnesses).map(([field]) => field)).toEqual(fields);
    expect(proposed(witnesses.toReversed()).map(([field]) => field)).toEqual(fields);
  });

  it('does not exist for a stale witness', () => {
    expect(proposed([witness('annualRevenueCurrent', 5, { freshUntil: '2026-11-19' })])).toEqual([]);
  });
});
