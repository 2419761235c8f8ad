import { describe, expect, it } from '@jest/globals';
import { goldenOwner, today } from '../testing/owners.ts';
import type { ScoreInput } from './measure-input.ts';
import { currentRules } from './rulesets.ts';
import { score } from './score.ts';
import { pointsOf } from './total.ts';

const owner = goldenOwner('everything best');

function without(field: string): ScoreInput {
  const figures = { ...owner.figures };
  Reflect.deleteProperty(figures, field);
  return { ...owner, figures };
}

describe('a figure without a value', () => {
  it.each([
    ['RA13', 'yearsAtLocation'],
    ['BF1', 'annualRevenueCurrent'],
    ['CR3', 'bankruptcyHistory'],
    ['BF1', 'monthlyDebtPayments'],
    ['RA6', 'overdraftHistory'],
    ['RA14', 'hasEin'],
    ['BF4', 'revenueGrowthRate'],
  ])('is an error that names %s and %s', (code, field) => {
    expect(() => score(without(field), today, currentRules)).toThrow(
      `${code} reads the figure ${field}, which has no value.`,
    );
  });

  it('is the same error for the points of one criterion, which would not be a number', () => {
    const criterion = currentRules.criteria.find(({ code }) => code === 'BF3')!;
    const input = { ...without('annualRevenueCurrent'), today, rules: currentRules };
    expect(() => pointsOf(criterion, input)).toThrow('BF3 reads the figure annualRevenueCurrent');
  });
});
