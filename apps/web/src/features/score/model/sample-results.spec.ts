import { describe, expect, it } from '@jest/globals';
import { currentRules } from '@groundwork/engine-scoring';
import { rosa } from '#shared/sample/rosa.ts';
import { provenRowsOf, strengthsOf } from './report-parts.ts';
import { sampleHistory, sampleMoves, sampleProof, sampleScore } from './sample-results.ts';
import { toWaterfall } from './waterfall-bars.ts';

describe('the sample report', () => {
  it('has points of the rules in force that add up', () => {
    const { earned = 0, unknown = 0, lost = 0, totalScore, rulesVersion } = sampleScore;
    expect([earned, earned + unknown + lost, rulesVersion]).toEqual([totalScore, 1000, currentRules.version]);
    const bars = toWaterfall(sampleScore);
    expect(bars.reduce((sum, { points }) => sum + points, 0)).toBe(totalScore);
    expect(sampleHistory.map(({ value }) => value)).toEqual(rosa.scores);
    expect(rosa.scores.at(-1)).toBe(totalScore);
  });

  it('fills each part', () => {
    expect(strengthsOf(sampleScore, [])).toHaveLength(5);
    expect(provenRowsOf(sampleProof, sampleScore).map(({ witnesses }) => witnesses)).toEqual([
      ['Form 1120 2025'],
      ['Form 1120 2025'],
    ]);
    expect(sampleMoves.length).toBeGreaterThan(5);
    expect(sampleScore.reasons).toHaveLength(4);
  });
});
