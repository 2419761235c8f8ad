import { describe, expect, it } from '@jest/globals';
import { currentRules } from '@groundwork/engine-scoring';
import { rosa } from '#shared/sample/rosa.ts';
import { exampleFactors, exampleLender, exampleLenders, exampleScore, tourSteps } from './example.ts';

describe('the example on the landing page', () => {
  it('has the score and the factors of Rosa’s Bakery', () => {
    expect(exampleFactors.map(({ label }) => label)).toEqual(currentRules.factors.map(({ label }) => label));
    expect(exampleFactors.map(({ value }) => value)).toEqual(
      currentRules.factors.map(({ key }) => rosa.factors[key]),
    );
    expect(exampleScore.sentence).toContain(`${rosa.scores.at(-1)} of 1000, ${rosa.level}`);
    expect(tourSteps.map(({ score }) => score)).toEqual(rosa.scores);
  });

  it('names lenders with a payment that she can carry', () => {
    expect(exampleLenders.length).toBeGreaterThanOrEqual(3);
    expect(exampleLender.loan).toMatch(/^\$90,000 at \$[\d,]+ a month$/);
    expect(tourSteps[4].result).toContain('of 1,247 lenders fit');
  });

  it('names the number of criteria of the scorecard', () => {
    expect(tourSteps[0].result).toContain(`${currentRules.criteria.length} criteria`);
  });
});
