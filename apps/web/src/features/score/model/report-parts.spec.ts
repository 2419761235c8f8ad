import { describe, expect, it } from '@jest/globals';
import { provenScore, routeExamples } from '@groundwork/contracts';
import { disputedFigure } from '../../../gallery/sample-figures.ts';
import { emptyScore, fullScore } from '../../../gallery/sample-score.ts';
import { provenRowsOf, strengthsOf } from './report-parts.ts';
import { sharesOfScore } from './point-shares.ts';
import { toWaterfall } from './waterfall-bars.ts';

describe('the strengths of a report', () => {
  it('are the five criteria with the most points, with their value', () => {
    const strengths = strengthsOf(fullScore, []);
    const points = toWaterfall(fullScore)
      .map((bar) => bar.points)
      .toSorted((one, other) => other - one);
    expect(strengths.map((each) => each.points)).toEqual(points.slice(0, 5));
    expect(strengths[0]).toEqual({
      code: 'CR1',
      label: 'Personal credit score',
      value: 'Now: 712',
      measured: 712,
      points: 102,
      most: 135,
    });
    for (const { points: own, most } of strengths) expect(own).toBeLessThanOrEqual(most);
  });

  it('are none before the first points', () => {
    expect(strengthsOf(emptyScore, [])).toEqual([]);
  });
});

it('leaves out a strength whose figure is in dispute', () => {
  const labels = strengthsOf(fullScore, [disputedFigure]).map(({ label }) => label);
  expect(strengthsOf(fullScore, []).map(({ label }) => label)).toContain('Annual revenue');
  expect(labels).not.toContain('Annual revenue');
});

describe('the proven rows of a report', () => {
  it('name each proven criterion with its points of 1,000 and its documents, each document once', () => {
    const proof = provenScore.parse(routeExamples.provenScore?.reply);
    const [criterion, witness] = [proof.criteria[0]!, proof.witnesses[0]!];
    const share = sharesOfScore(fullScore).get('BF1')!;
    const other = { ...witness, id: 'w3', kind: 'profit_loss' } as const;
    const statedPoints = share.criterion.points;
    const proven = { ...criterion, points: 1, statedPoints, witnesses: [witness.id, 'w2'] };
    const stated = { ...criterion, code: 'BF3', badge: 'stated' } as const;
    const witnesses = [witness, { ...witness, id: 'w2' }, other];
    expect(provenRowsOf({ ...proof, criteria: [stated, proven], witnesses }, fullScore)).toEqual([
      {
        code: 'BF1',
        label: 'Annual revenue',
        points: Math.round(share.weight * 10),
        statedPoints: share.points,
        witnesses: ['Schedule C 2025, page 1'],
      },
    ]);
  });
});
