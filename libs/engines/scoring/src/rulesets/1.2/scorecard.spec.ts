import { describe, expect, it } from '@jest/globals';
import { scorecard11 } from '../1.1/scorecard.ts';
import { scorecard12 } from './scorecard.ts';

const changedCriteria: readonly string[] = ['CR2', 'BF1', 'BF2', 'BF9', 'RA5', 'RA6', 'RA7'];

describe('scorecard 1.2', () => {
  it('changes only these criteria of scorecard 1.1', () => {
    const criteria = scorecard12.criteria.filter((each) => !scorecard11.criteria.includes(each));
    expect(criteria.map(({ code }) => code)).toEqual(changedCriteria);
  });

  it('has the constants of scorecard 1.1', () => {
    const own = { version: 'scorecard-1.2', criteria: scorecard12.criteria, advice: scorecard12.advice };
    expect(scorecard12).toEqual({ ...scorecard11, ...own });
  });
});
