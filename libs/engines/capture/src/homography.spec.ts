import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Homography, homographyOf, inverseOf, placeOf } from './homography.ts';
import { type Corners, type Point, pointAt } from './quadrilateral.ts';

const corners: Corners = [
  { x: 74, y: 60 },
  { x: 380, y: 41 },
  { x: 420, y: 548 },
  { x: 38, y: 531 },
];

const sheet: Corners = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 500 },
  { x: 0, y: 500 },
];

function project(homography: Homography, point: Point): Point {
  const [x, y, depth] = placeOf(homography, point);
  return { x: x / depth, y: y / depth };
}

describe('a homography', () => {
  const toSheet = homographyOf(corners, sheet);

  it('moves four corners to four others, and its inverse moves them back', () => {
    for (const [at, corner] of corners.entries()) {
      const moved = project(toSheet, corner);
      expect(moved.x).toBeCloseTo(pointAt(sheet, at).x, 6);
      expect(moved.y).toBeCloseTo(pointAt(sheet, at).y, 6);
      const back = project(inverseOf(toSheet), moved);
      expect(back.x).toBeCloseTo(corner.x, 6);
      expect(back.y).toBeCloseTo(corner.y, 6);
    }
  });

  it('moves the crossing of the diagonals to the middle', () => {
    const [[a, b], [c, d]] = [
      [corners[0], corners[2]],
      [corners[1], corners[3]],
    ];
    const share =
      ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) /
      ((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x));
    const middle = project(toSheet, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
    expect(middle.x).toBeCloseTo(200, 6);
    expect(middle.y).toBeCloseTo(250, 6);
  });

  it('of equal corners changes nothing', () => {
    expect(homographyOf(sheet, sheet).map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([
      1, 0, 0, 0, 1, 0, 0, 0, 1,
    ]);
  });

  it('of any corners moves points to the sheet and back', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const place = fc.record({ x: share, y: share });
    fc.assert(
      fc.property(fc.tuple(place, place, place, place), place, (moves, point) => {
        const from = corners.map(({ x, y }, at) => ({ x: x + 80 * moves[at]!.x, y: y + 80 * moves[at]!.y }));
        const there = homographyOf(from as unknown as Corners, sheet);
        const inSheet = { x: 400 * point.x, y: 500 * point.y };
        const again = project(there, project(inverseOf(there), inSheet));
        expect(again.x).toBeCloseTo(inSheet.x, 4);
        expect(again.y).toBeCloseTo(inSheet.y, 4);
      }),
    );
  });
});
