import { describe, expect, it } from '@jest/globals';
import { contributionOf, currentRules, levelOf } from '@groundwork/engine-scoring';
import { exampleFactors, exampleScore, tourSteps } from './example.ts';

describe('the example on the landing page', () => {
  it('has the score that the scorecard gives for its factors', () => {
    const points = currentRules.factors.map((factor) =>
      contributionOf(factor, exampleFactors.find(({ key }) => key === factor.key)?.value ?? 0),
    );
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(exampleScore.score);
    expect(exampleFactors.map(({ label }) => label)).toEqual(currentRules.factors.map(({ label }) => label));
    expect(levelOf(exampleScore.score)).toBe(exampleScore.level);
  });

  it('names the number of criteria of the scorecard', () => {
    expect(tourSteps[0].result).toContain(`${currentRules.criteria.length} criteria`);
  });
});
