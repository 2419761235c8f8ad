import { describe, expect, it } from '@jest/globals';
import { goldenOwner, ownerWith, today } from '../../testing/owners.ts';
import { currentRules as rules, score, estimateLenderPlan, type LenderStep } from '../index.ts';

const typical = goldenOwner('typical business of four years, credit 690, five documents, one account');
const planFor = (lenderSteps: readonly LenderStep[], input = typical) =>
  estimateLenderPlan(input, lenderSteps, { today, rules });
const totalWith = (changes: object) =>
  score({ ...typical, figures: { ...typical.figures, ...changes } }, today, rules).totalScore;

const step = (code: LenderStep['code'], figures: LenderStep['figures'], isKnown = true): LenderStep => ({
  code,
  figures,
  isKnown,
});

describe('estimateLenderPlan', () => {
  it('sorts the soonest steps first and steps without an estimate last, with the score after each', () => {
    const { steps, scoreNow, scoreThen, estimatedCost, timeToImplement, timeKnown } = planFor([
      step('collateral', { realEstateValue: 900_000 }),
      step('creditScore', { personalCreditScore: 760 }),
      step('amount', { loanRequestAmount: 20_000 }),
    ]);
    expect(steps.map(({ code }) => code)).toEqual(['amount', 'creditScore', 'collateral']);
    expect(scoreNow).toBe(totalWith({}));
    expect(steps.map(({ scoreAfter }) => scoreAfter)).toEqual([
      totalWith({ loanRequestAmount: 20_000 }),
      totalWith({ loanRequestAmount: 20_000, personalCreditScore: 760 }),
      totalWith({ loanRequestAmount: 20_000, personalCreditScore: 760, realEstateValue: 900_000 }),
    ]);
    expect(steps.reduce((sum, { points }) => sum + points, scoreNow)).toBe(scoreThen);
    expect([estimatedCost, timeToImplement, timeKnown]).toEqual([0, '180 days', true]);
  });

  it('returns the effort of the action for that figure, or null without an action', () => {
    const { steps } = planFor([
      step('nsf', { nsfIncidents: 0 }),
      step('monthlyDeposits', { monthlyDeposits: 5_000 }),
    ]);
    expect(steps).toMatchObject([
      { effort: 'medium', timeEstimate: '90 days', estimatedCost: 0 },
      { effort: null, timeEstimate: null, estimatedCost: null, points: 0 },
    ]);
  });

  it('returns the effort of an entry without a time if the figure is unknown', () => {
    const blank = ownerWith({});
    const { steps } = planFor([step('creditScore', { personalCreditScore: 650 }, false)], blank);
    expect(steps).toMatchObject([{ effort: 'low', timeEstimate: null, estimatedCost: 0 }]);
  });

  it('accepts a plan without steps', () => {
    expect(planFor([])).toMatchObject({ steps: [], scoreNow: totalWith({}), timeToImplement: '0 hours' });
  });
});
