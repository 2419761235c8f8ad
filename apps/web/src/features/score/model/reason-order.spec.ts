import { expect, it } from '@jest/globals';
import { fullScore } from '../../../gallery/sample-score.ts';
import { rankReasons } from './reason-order.ts';

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
