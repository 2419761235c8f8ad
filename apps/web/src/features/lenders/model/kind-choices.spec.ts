import { describe, expect, it } from '@jest/globals';
import { sampleCost, sampleMatch } from '../../../gallery/sample-match.ts';
import {
  choicesByKind,
  describeCoverage,
  describeLoan,
  describePayback,
  describePayment,
} from './kind-choices.ts';

const bank = sampleMatch('Bank', { kind: 'bankTerm', cost: sampleCost });
const otherBank = sampleMatch('Other Bank', { kind: 'bankTerm', cost: sampleCost });
const advance = sampleMatch('Advance', { kind: 'lineOrAdvance', cost: null, dependsOnOffer: true });

describe('the choice between kinds of loans', () => {
  it('has the first match and the count of each kind, also of a kind without a match', () => {
    const choices = choicesByKind([bank, advance, otherBank]);
    expect(choices.map(({ kind, best, count }) => [kind, best?.id ?? null, count])).toEqual([
      ['bankTerm', 'Bank', 2],
      ['sba', null, 0],
      ['equipment', null, 0],
      ['lineOrAdvance', 'Advance', 1],
    ]);
  });

  it('is empty without kinds of an older matching', () => {
    expect(choicesByKind([sampleMatch('Old')])).toEqual([]);
    expect(choicesByKind([])).toEqual([]);
  });

  it.each([
    [60, 'For $90,000 over 5 years'],
    [12, 'For $90,000 over 1 year'],
    [18, 'For $90,000 over 18 months'],
    [0, 'For $90,000'],
  ])('describes a term of %d months as "%s"', (loanTerm, text) => {
    expect(describeLoan({ loanRequestAmount: 90_000, loanTerm })).toBe(text);
  });
});

describe('the cost of a match', () => {
  it('is in whole dollars', () => {
    expect([describePayment(bank), describePayback(bank)]).toEqual(['$1,934', '$116,067']);
  });

  it('depends on the offer for an advance', () => {
    expect([describePayment(advance), describePayback(advance)]).toEqual([
      'Depends on the offer',
      'Depends on the offer',
    ]);
  });

  it('is a dash without an amount', () => {
    expect(describePayment(sampleMatch('No amount', { cost: null }))).toBe('–');
  });

  it('has a coverage only with the figures for it', () => {
    expect(describeCoverage(bank)).toBe('1.62 times');
    expect(describeCoverage({ cost: { ...sampleCost, coverageAfter: null } })).toBeNull();
    expect(describeCoverage(advance)).toBeNull();
  });
});
