import { describe, expect, it } from '@jest/globals';
import type { LenderMatch } from '@groundwork/contracts';
import { sampleMatch } from '../../../gallery/sample-match.ts';
import {
  type ComparedLender,
  compareLenders,
  costLines,
  describeCost,
  hasOffer,
  needsAmount,
  readComparedIds,
  writeComparedIds,
  toggleId,
} from './comparison.ts';

describe('lenders chosen for comparison', () => {
  it('are read from the address, at most four and without duplicates', () => {
    expect(readComparedIds(new URLSearchParams('compare=a,b,,a,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
    expect(readComparedIds(new URLSearchParams('q=bank'))).toEqual([]);
  });

  it('change only their own part of the address', () => {
    const chosen = writeComparedIds(new URLSearchParams('q=bank'), ['a', 'b']);
    expect(chosen.toString()).toBe('q=bank&compare=a%2Cb');
    expect(writeComparedIds(chosen, []).toString()).toBe('q=bank');
  });

  it('are added and removed', () => {
    expect(toggleId(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleId(['a', 'b'], 'a')).toEqual(['b']);
  });
});

const cost = {
  amount: 150_000,
  termMonths: 60,
  estimatedRate: 9.25,
  monthlyPayment: 3131.98,
  totalPayback: 187_918.8,
  costOfCredit: 37_918.8,
  factorRate: 1.25,
  coverageAfter: 23.9,
};
const comparedWith = (match: Partial<LenderMatch>): ComparedLender => ({
  id: 'Bank',
  name: 'Bank',
  match: sampleMatch('Bank', match),
});

describe('the costs of a loan', () => {
  const valuesOf = (changed: object) =>
    costLines.map((line) => describeCost(line, comparedWith({ cost: { ...cost, ...changed } })));

  it('are formatted in dollars, years, percent and dollars for each dollar', () => {
    expect(valuesOf({})).toEqual([
      '$150,000',
      '5 years',
      '$3,131.98',
      '$187,918.80',
      '9.25%',
      '$37,918.80',
      '1.25',
      'You have $23.90 for each dollar due.',
    ]);
  });

  it('of a cash advance have a debit each business day', () => {
    expect(valuesOf({ dailyDebit: 212.4 })[2]).toBe('$212.40 each business day');
  });

  it('mark an unknown coverage', () => {
    expect(valuesOf({ coverageAfter: null }).at(-1)).toBe('not known');
  });

  it('depend on the offer for factoring', () => {
    const factoring = comparedWith({ cost: null, dependsOnOffer: true });
    expect(costLines.map((line) => describeCost(line, factoring))).toEqual(
      costLines.map(() => 'Depends on the offer'),
    );
    expect([needsAmount(factoring), hasOffer(factoring)]).toEqual([false, true]);
  });

  it('need a loan amount for a loan', () => {
    const loan = comparedWith({ cost: null, dependsOnOffer: false });
    expect(costLines.map((line) => describeCost(line, loan))).toEqual(costLines.map(() => '–'));
    expect([needsAmount(loan), hasOffer(loan), needsAmount(comparedWith({ cost }))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are labeled as estimates unless the owner entered them', () => {
    const labels = costLines.map(({ label }) => label);
    expect(labels.slice(2).filter((label) => !label.startsWith('Estimated'))).toEqual([]);
  });

  it('of amount, term, payment and payback are free on each plan', () => {
    expect(costLines.filter(({ isFree }) => isFree).map(({ label }) => label)).toEqual([
      'Amount',
      'Term',
      'Estimated monthly payment',
      'Estimated total payback',
    ]);
  });
});

describe('the chosen lenders', () => {
  const [bank, other] = [sampleMatch('Bank', { cost }), sampleMatch('Other', { cost })];

  it('have the costs on the page, and their name after they left the matches of a moved amount', () => {
    const compared = compareLenders(['Bank', 'Other'], [bank], [bank, other]);
    expect(compared.map(({ name, match }) => [name, match?.id])).toEqual([
      ['Bank', 'Bank'],
      ['Other', undefined],
    ]);
    expect(costLines.map((line) => describeCost(line, compared[1]!))).toEqual(
      costLines.map(() => 'Not in your matches now'),
    );
  });

  it('stay in the tray after the catalog lost them', () => {
    expect(compareLenders(['gone'], [bank], [bank])).toEqual([
      { id: 'gone', name: 'Another lender', match: undefined },
    ]);
  });
});
