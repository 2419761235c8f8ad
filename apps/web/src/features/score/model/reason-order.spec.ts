import { expect, it } from '@jest/globals';
import type { ScoreReply } from '@groundwork/contracts';
import { fullScore } from '../../../gallery/sample-score.ts';
import { rankReasons } from './reason-order.ts';

type Parts = { readonly unknown?: number; readonly lost?: number };

function scoreWith(partsOf: Readonly<Record<string, Parts>>): ScoreReply {
  const factors = Object.entries(fullScore.factors.breakdown).map(([name, factor]) => {
    const criteria = factor.criteria.map(({ unknown: _, lost: __, ...criterion }) => ({
      ...criterion,
      ...partsOf[criterion.code],
    }));
    return [name, { ...factor, criteria }];
  });
  return { ...fullScore, factors: { breakdown: Object.fromEntries(factors) as never } };
}

it('a reason is an open question if more points are unknown than lost', () => {
  const [a, b, c, d] = fullScore.reasons.map(({ code }) => code) as [string, string, string, string];
  const parts = {
    [a]: { unknown: 2, lost: 3 },
    [b]: { unknown: 3, lost: 2 },
    [c]: { unknown: 1 },
    [d]: { unknown: 2, lost: 2 },
  };
  expect(rankReasons(scoreWith(parts)).map(({ code, isUnknown }) => [code, isUnknown])).toEqual([
    [b, true],
    [c, true],
    [a, false],
    [d, false],
  ]);
});

it('lists open questions before improvements, and keeps the order in each group', () => {
  const ranked = rankReasons(fullScore);
  const unknown = ranked.filter(({ isUnknown }) => isUnknown);
  expect(ranked.slice(0, unknown.length)).toEqual(unknown);
  expect(ranked.map(({ code }) => code).toSorted()).toEqual(
    fullScore.reasons.map(({ code }) => code).toSorted(),
  );
  const points = unknown.map(({ pointsLost }) => pointsLost);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
});
