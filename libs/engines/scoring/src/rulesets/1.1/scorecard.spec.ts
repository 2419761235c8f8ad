import { describe, expect, it } from '@jest/globals';
import { scorecard10 } from '../1.0/scorecard.ts';
import { estimates } from './estimates.ts';
import { scorecard11 } from './scorecard.ts';

const changedCriteria: readonly string[] = ['BF6', 'BF9'];

describe('scorecard 1.1', () => {
  it('changes only these criteria of scorecard 1.0', () => {
    const criteria = scorecard11.criteria.filter((each) => !scorecard10.criteria.includes(each));
    expect(criteria.map(({ code }) => code)).toEqual(changedCriteria);
  });

  it('has one estimate for each step of an action', () => {
    const { actions } = scorecard11.advice;
    const counts = actions.map(({ code, steps }) => [code, code === 'CR3' ? undefined : steps.length]);
    expect(counts).toEqual(actions.map(({ code }) => [code, estimates[code]?.steps.length]));
  });

  it.each([
    ['BF3', 'high', 365, null],
    ['CR6', 'medium', 120, 50],
    ['CR8', 'medium', 90, 0],
    ['RA11', 'high', 14, null],
  ])('adds the estimates of the steps of %s', (code, effort, days, cost) => {
    const action = scorecard11.advice.actions.find((each) => each.code === code);
    expect(action).toMatchObject({ effort, hours: 24 * days, cost });
  });

  it('has the constants of scorecard 1.0', () => {
    const own = { version: 'scorecard-1.1', criteria: scorecard11.criteria, advice: scorecard11.advice };
    expect(scorecard11).toEqual({ ...scorecard10, ...own });
  });
});
