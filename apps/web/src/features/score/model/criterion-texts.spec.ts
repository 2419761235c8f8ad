import { describe, expect, it } from '@jest/globals';
import { currentRules } from '@groundwork/engine-scoring';
import { emptyScore, fullScore } from '../../../gallery/sample-score.ts';
import { describeCriterion, findRules } from './criterion-texts.ts';

const criterion = (code: string, of = fullScore) =>
  Object.values(of.factors.breakdown)
    .flatMap(({ criteria }) => criteria)
    .find((each) => each.code === code)!;

describe('the words of a criterion', () => {
  it('say the figure with its unit and what the next band gives', () => {
    expect(describeCriterion(criterion('CR2'), currentRules)).toEqual({
      now: 'Now: 41%',
      next: 'Next: 30% or less brings 12 of 15',
    });
    expect(describeCriterion(criterion('BF3'), currentRules).now).toBe('Now: $640,000');
  });

  it('say what is missing where there is no figure', () => {
    const { now, next } = describeCriterion(criterion('CR1', emptyScore), currentRules);
    expect(now).toMatch(/^Add your/);
    expect(next).toMatch(/brings 1 of 45$/);
  });

  it('ask for nothing more at the top', () => {
    expect(describeCriterion(criterion('CR5'), currentRules).next).toBeNull();
  });

  it('say the bare figures of rules this page does not know', () => {
    expect(findRules('scorecard-9.9')).toBeUndefined();
    expect(describeCriterion(criterion('CR2'), undefined)).toEqual({
      now: 'Now: 41',
      next: 'Next: 30 brings 12 of 15',
    });
  });
});
