import { describe, expect, it } from '@jest/globals';
import { sampleCost, sampleMatch } from '../../../gallery/sample-match.ts';
import {
  describeApr,
  describeCoverage,
  describeCreditCost,
  describeFactor,
  describeLoan,
  describePayback,
  describePayment,
  describeTerm,
  describeTotal,
  feesOf,
  paymentLabel,
  priceNote,
} from './cost-texts.ts';

const bank = sampleMatch('Bank', { carryKind: 'bankTerm', cost: sampleCost });
const advance = sampleMatch('Advance', {
  carryKind: 'advance',
  dependsOnOffer: true,
  cost: { ...sampleCost, termMonths: 9, dailyDebit: 212.4, factorRate: 1.34 },
});
const factoring = sampleMatch('Factoring', { carryKind: 'factoring', cost: null, dependsOnOffer: true });

describe('the loan that an owner needs', () => {
  it.each([
    [60, 'For $90,000 over 5 years'],
    [12, 'For $90,000 over 1 year'],
    [18, 'For $90,000 over 18 months'],
    [0, 'For $90,000'],
  ])('over %d months is "%s"', (term, text) => {
    expect(describeLoan({ amount: 90_000, term })).toBe(text);
  });
});

describe('the cost of a match', () => {
  it('is in whole dollars, with its term', () => {
    expect([
      describePayment(bank),
      describeTerm(bank),
      describePayback(bank),
      describeCreditCost(bank),
    ]).toEqual(['$1,934', '5 years', '$116,067', '$26,067']);
  });

  it('of an advance is a debit each business day and a factor, without an instalment', () => {
    expect([paymentLabel(advance), paymentLabel(bank)]).toEqual(['Payment', 'Monthly payment']);
    expect([describePayment(advance), describeTerm(advance), describeFactor(advance)]).toEqual([
      '$212.40 each business day',
      '9 months',
      '1.34 for each dollar',
    ]);
    expect(describeFactor(bank)).toBeNull();
  });

  it('depends on the offer for factoring', () => {
    expect([describePayment(factoring), describePayback(factoring), describeTotal(factoring)]).toEqual([
      'Depends on the offer',
      'Depends on the offer',
      'Depends on the offer',
    ]);
    expect(describeTotal(bank)).toBe('5 years, $116,067 in all');
  });

  it('is a dash without an amount', () => {
    expect(describePayment(sampleMatch('No amount', { cost: null }))).toBe('–');
  });

  it('of a line states that it is drawn in full', () => {
    expect(priceNote({ carryKind: 'line' })).toBe('Priced drawn in full over the program’s longest term.');
    expect(priceNote(bank)).toBeNull();
  });

  it('has its fees and the rate with them only where a program states them', () => {
    const cost = { ...sampleCost, fees: [{ name: 'Guaranty fee', amount: 2550 }], apr: 11.2 };
    expect([feesOf({ cost }), describeApr({ cost })]).toEqual([
      [{ name: 'Guaranty fee', amount: '$2,550.00' }],
      '11.20%',
    ]);
    expect([feesOf(bank), describeApr(bank)]).toEqual([[], null]);
  });

  it('marks a fee without a check against its source', () => {
    const feeNames = (verifiedOn: string | null) =>
      feesOf({ cost: { ...sampleCost, fees: [{ name: 'Guaranty fee', amount: 2550, verifiedOn }] } }).map(
        ({ name }) => name,
      );
    expect([feeNames(null), feeNames('2026-11-03')]).toEqual([
      ['Guaranty fee, not yet verified'],
      ['Guaranty fee'],
    ]);
  });
});

describe('the coverage after a loan', () => {
  it.each([
    [0, 'You could pay 0 cents of each dollar due. Too much debt.'],
    [0.01, 'You could pay 1 cent of each dollar due. Too much debt.'],
    [0.66, 'You could pay 66 cents of each dollar due. Too much debt.'],
    [0.99, 'You could pay 99 cents of each dollar due. Too much debt.'],
    [1, 'You have $1.00 for each dollar due. Little is left.'],
    [1.24, 'You have $1.24 for each dollar due. Little is left.'],
    [1.25, 'You have $1.25 for each dollar due.'],
  ])('of %d is in plain words', (coverageAfter, text) => {
    expect(describeCoverage({ cost: { ...sampleCost, coverageAfter } })).toBe(text);
  });

  it('is absent while her cash or debt, or the price, is not known', () => {
    expect(describeCoverage({ cost: { ...sampleCost, coverageAfter: null } })).toBeNull();
    expect(describeCoverage(factoring)).toBeNull();
  });
});
