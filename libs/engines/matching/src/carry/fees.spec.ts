import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { familyWith, programOfFamilies } from '../../testing/family-programs.ts';
import { programOfKind } from '../../testing/golden-carry.ts';
import { ownerWith } from '../../testing/golden.ts';
import { programsOn } from '../families/effective-criteria.ts';
import type { FamilyFee } from '../families/family-criteria.ts';
import type { CarryKind } from '../loan-kind.ts';
import { matchingRules } from '../rulesets.ts';
import { carriedMatcher } from './carried-match.ts';
import { costOf } from './loan-cost.ts';

const costIn = (family: string, amount: number, day = '2026-11-29', more: object = {}) => {
  const input = ownerWith({ loanRequestAmount: amount, loanTerm: 60, loanPurpose: 'equipment', ...more });
  return carriedMatcher(input, day, matchingRules)(programOfFamilies([family], day)).cost;
};
const feesIn = (...given: Parameters<typeof costIn>) =>
  costIn(...given)?.fees.map(({ name, amount }) => [name, amount]);

describe('the fees of a family', () => {
  it.each([
    ['sba-7a-small', 100_000, [['SBA guaranty fee', 1700]]],
    ['sba-7a-small', 150_000, [['SBA guaranty fee', 2550]]],
    ['sba-7a-small', 150_001, [['SBA guaranty fee', 3375.02]]],
    ['sba-7a', 250_000, [['SBA guaranty fee', 5625]]],
    ['sba-7a', 700_001, [['SBA guaranty fee', 18_375.03]]],
    [
      'sba-7a',
      1_500_000,
      [
        ['SBA guaranty fee', 39_375],
        ['SBA guaranty fee above $1,000,000', 312.5],
      ],
    ],
    ['sba-microloan', 40_000, []],
  ])('%s of $%i are %j', (family, amount, fees) => {
    expect(feesIn(family, amount)).toEqual(fees);
  });

  it('are in total payback and cost of credit, and raise the APR above the rate', () => {
    const cost = costIn('sba-7a-small', 150_000);
    expect(cost).toMatchObject({
      monthlyPayment: 3187.06,
      totalPayback: 193_773.4,
      costOfCredit: 43_773.4,
      estimatedRate: 10,
      apr: 10.74,
      fees: [{ name: 'SBA guaranty fee', amount: 2550, verifiedOn: null }],
    });
  });

  it('of a development company are due at the start and in each year of the term', () => {
    const cost = costIn('sba-504', 1_000_000, '2026-11-29', { loanTerm: 240, loanPurpose: 'real_estate' });
    expect(cost?.fees.map(({ name }) => name)).toEqual(['CDC processing fee', 'CDC servicing fee']);
    expect(cost?.fees[0]?.amount).toBe(15_000);
    const interest = (cost?.monthlyPayment ?? 0) * 240 - 1_000_000;
    expect(cost?.fees[1]?.amount).toBeCloseTo((interest * 0.625) / 10, 0);
  });

  it.each([
    ['2025-03-26', []],
    ['2025-03-27', [['SBA guaranty fee', 1700]]],
    ['2025-09-30', [['SBA guaranty fee', 1700]]],
    ['2025-10-01', [['SBA guaranty fee', 1700]]],
    ['2026-09-30', [['SBA guaranty fee', 1700]]],
    ['2026-10-01', [['SBA guaranty fee', 1700]]],
    ['2027-10-01', [['SBA guaranty fee', 1700]]],
  ])('on %s are those of its fiscal year, once', (day, fees) => {
    expect(feesIn('sba-7a', 100_000, day)).toEqual(fees);
  });
});

const percent = fc.double({ min: 0, max: 20, noNaN: true });
const lines = (last: fc.Arbitrary<number | null>) =>
  fc.tuple(fc.integer({ min: 1, max: 100_000 }), percent, last, percent).map(([upTo, first, end, second]) => [
    { upTo, percent: first },
    { upTo: end, percent: second },
  ]);
const fee = fc.oneof(
  fc.record({
    name: fc.constant('Fee'),
    of: fc.constant('loan'),
    percent: lines(fc.constant(null)),
    yearly: fc.oneof(fc.constant(undefined), percent),
    above: fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 50_000 })),
  }),
  fc.record({
    name: fc.constant('Guarantee'),
    of: fc.constant('guaranteed'),
    guaranteedPercent: lines(fc.integer({ min: 200_000, max: 400_000 })),
    percent: lines(fc.constant(null)),
    yearly: fc.oneof(fc.constant(undefined), percent),
  }),
) as fc.Arbitrary<FamilyFee>;

const priced = fc.record({
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  rate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
  ),
  months: fc.integer({ min: 1, max: 300 }),
});
const kind = fc.constantFrom<CarryKind>('bankTerm', 'sba', 'equipment', 'line', 'advance');
const inForce = (fees: readonly FamilyFee[]) => fees.map((one) => ({ fee: one, verifiedOn: null }));
const priceOf = (
  loan: CarryKind,
  wish: { amount: number; rate: number; months: number },
  fees: FamilyFee[],
) => costOf(loan, wish, { coverageAfter: null, fees: inForce(fees) }, matchingRules)!;

describe('the price of a loan', () => {
  it('is never lower with one more fee', () => {
    fc.assert(
      fc.property(kind, priced, fc.array(fee, { maxLength: 3 }), fee, (loan, wish, fees, more) => {
        const [before, after] = [priceOf(loan, wish, fees), priceOf(loan, wish, [...fees, more])];
        expect(after.totalPayback).toBeGreaterThanOrEqual(before.totalPayback);
        expect(after.costOfCredit).toBeGreaterThanOrEqual(before.costOfCredit);
        if (after.apr !== null) expect(after.apr).toBeGreaterThanOrEqual(before.apr ?? Infinity);
        expect(after.monthlyPayment).toBe(before.monthlyPayment);
      }),
      { numRuns: cases(300) },
    );
  });

  it('has whole cents in each fee, and payback and cost that add up', () => {
    fc.assert(
      fc.property(priced, fc.array(fee, { maxLength: 3 }), (wish, fees) => {
        const [bare, cost] = [priceOf('sba', wish, []), priceOf('sba', wish, fees)];
        const cents = (value: number) => Math.round(value * 100);
        const due = cost.fees.map(({ amount }) => amount);
        for (const amount of due) {
          expect(amount).toBe(cents(amount) / 100);
          expect(amount).toBeGreaterThan(0);
        }
        const sum = due.reduce((total, amount) => total + cents(amount), 0);
        expect(cents(cost.totalPayback)).toBe(cents(bare.totalPayback) + sum);
        expect(cents(cost.costOfCredit)).toBe(cents(bare.costOfCredit) + sum);
      }),
      { numRuns: cases(300) },
    );
  });

  it('has an APR that is the rate without fees, and never below it', () => {
    fc.assert(
      fc.property(priced, fc.array(fee, { maxLength: 3 }), (wish, fees) => {
        expect(priceOf('sba', wish, []).apr).toBe(wish.rate);
        const { apr } = priceOf('sba', wish, fees);
        if (apr !== null) expect(apr).toBeGreaterThanOrEqual(wish.rate);
      }),
      { numRuns: cases(300) },
    );
  });

  it('has an APR at which the payments are worth what the owner receives', () => {
    const start: FamilyFee = { name: 'Fee', of: 'loan', percent: [{ upTo: null, percent: 3 }] };
    fc.assert(
      fc.property(priced, (wish) => {
        fc.pre(wish.amount > 10_000);
        const cost = priceOf('sba', wish, [start]);
        const monthly = (cost.apr ?? NaN) / 1200;
        const payment = (cost.totalPayback - wish.amount * 0.03) / wish.months;
        let worth = 0;
        for (let month = 1; month <= wish.months; month += 1) worth += payment / (1 + monthly) ** month;
        expect(worth / (wish.amount * 0.97)).toBeCloseTo(1, 2);
      }),
      { numRuns: cases(200) },
    );
  });

  it('has an APR that a fee of each year raises by its percent', () => {
    const yearly: FamilyFee = {
      name: 'Fee',
      of: 'loan',
      percent: [{ upTo: null, percent: 0 }],
      yearly: 0.625,
    };
    for (const months of [1, 84, 300])
      expect(priceOf('sba', { amount: 90_000, rate: 7, months }, [yearly]).apr).toBe(7.63);
  });

  it('has no APR where fees take the whole amount', () => {
    const all: FamilyFee = { name: 'Fee', of: 'loan', percent: [{ upTo: null, percent: 100 }] };
    expect(priceOf('sba', { amount: 900, rate: 7, months: 12 }, [all])).toMatchObject({ apr: null });
  });

  it('of a cash advance contains its fees beside the factor, without an APR', () => {
    const family = familyWith({
      criterion: 'fee',
      value: { name: 'Fee', of: 'loan', percent: [{ upTo: null, percent: 2 }] },
    });
    const advance = programOfKind('advance', { families: ['test'], maxLoanAmount: 90_000 });
    const [bare, priced] = [[], [family]].map((families) => {
      const [program = advance] = programsOn([advance], families, '2026-11-29');
      return carriedMatcher(ownerWith({ loanRequestAmount: 50_000 }), '2026-11-29', matchingRules)(program)
        .cost;
    });
    expect(priced).toMatchObject({ apr: null, factorRate: bare?.factorRate, fees: [{ amount: 1000 }] });
    expect(priced?.totalPayback).toBe((bare?.totalPayback ?? NaN) + 1000);
  });
});
