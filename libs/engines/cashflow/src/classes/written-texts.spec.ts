import { describe, expect, it } from '@jest/globals';
import { writtenBusinesses, writtenFinancings, writtenTexts } from '../../testing/written-texts.ts';
import { cashflowRules } from '../index.ts';
import { classify, type RowVerdict } from './classify.ts';

const isRevenue = (verdict: RowVerdict | undefined): boolean =>
  verdict?.class === 'customer' || verdict?.class === 'card_settlement';

/** The percent of the money that has a class which no person gives it, and that is not sure. */
function measure(): { wrong: number; unsure: number } {
  let [all, wrong, unsure] = [0, 0, 0];
  for (const { rows, owners } of writtenBusinesses)
    classify(rows, cashflowRules, owners).forEach((verdict, at) => {
      const { cents = 0, truth = [] } = rows[at] ?? {};
      const size = Math.abs(cents);
      all += size;
      if (truth.includes(verdict.class)) return;
      if (verdict.class === 'not_sure') unsure += size;
      else wrong += size;
    });
  return { wrong: (wrong * 100) / all, unsure: (unsure * 100) / all };
}

describe('texts by an author who did not see the rules', () => {
  it('are at least 200', () => expect(new Set(writtenTexts).size).toBeGreaterThanOrEqual(200));

  it('have at most 2 % of their money in a wrong class', () => {
    expect(measure().wrong).toBeLessThanOrEqual(2);
  });

  it('leave at most 5 % of their money to a question', () => {
    expect(measure().unsure).toBeLessThanOrEqual(5);
  });
});

describe('financings of processors and online lenders', () => {
  const verdictOf = (rows: (typeof writtenFinancings)[number]['rows']) =>
    classify(rows, cashflowRules)[rows.findIndex(({ id }) => id === 'financing')];

  it('are at least 60 and never revenue', () => {
    expect(writtenFinancings.length).toBeGreaterThanOrEqual(60);
    expect(writtenFinancings.filter(({ rows }) => isRevenue(verdictOf(rows)))).toEqual([]);
  });

  it('are an advance or a loan in at least 95 of 100 texts', () => {
    const right = writtenFinancings.filter(({ rows }) =>
      ['advance_in', 'loan_in'].includes(verdictOf(rows)?.class ?? ''),
    );
    expect(right.length / writtenFinancings.length).toBeGreaterThanOrEqual(0.95);
  });
});
