import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  anglesOf,
  type Corners,
  crossingOf,
  fromTopLeft,
  hullOf,
  type Point,
  reduceToCorners,
  withCorner,
} from './quadrilateral.ts';

const pointsOf = (...places: (readonly [number, number])[]): Point[] => places.map(([x, y]) => ({ x, y }));
const sheet = pointsOf([0, 0], [10, 0], [10, 20], [0, 20]) as [Point, Point, Point, Point];
const [a, b, c, d] = sheet;

describe('two lines', () => {
  it('cross at one point, also beyond their ends', () => {
    expect(crossingOf({ from: a, to: { x: 1, y: 1 } }, { from: b, to: { x: 10, y: 5 } })).toEqual({
      x: 10,
      y: 10,
    });
  });

  it('do not cross if they are parallel', () => {
    expect(crossingOf({ from: a, to: b }, { from: c, to: d })).toBeNull();
  });
});

describe('the hull of points', () => {
  it('has the outer points only, clockwise on a screen', () => {
    const inner = pointsOf([5, 5], [5, 0], [10, 11], [0, 4], [0, 12]);
    expect(hullOf([c, ...inner, a, d, b])).toEqual([a, b, c, d]);
  });
});

describe('a hull with more than four points', () => {
  it('gets the corners back that are cut off', () => {
    const cut = pointsOf([1, 0], [9, 0], [10, 1], [10, 19], [9, 20], [0, 20], [0, 1]);
    expect(reduceToCorners(cut)).toEqual([b, c, d, a]);
  });

  it('has no four corners with less than four points', () => {
    expect(reduceToCorners([a, b, c])).toBeNull();
    expect(reduceToCorners(sheet)).toEqual(sheet);
  });
});

describe('the corner at the top left', () => {
  it.each([0, 1, 2, 3])('comes first, from the start %i', (start) => {
    const turned = [...sheet.slice(start), ...sheet.slice(0, start)] as [Point, Point, Point, Point];
    expect(fromTopLeft(turned)).toEqual(sheet);
  });
});

describe('a moved corner', () => {
  const frame = { width: 10, height: 20 };

  it('stays in the frame', () => {
    expect(withCorner(sheet, 0, { x: -4, y: 3 }, frame)[0]).toEqual({ x: 0, y: 3 });
    expect(withCorner(sheet, 2, { x: 8, y: 90 }, frame)[2]).toEqual({ x: 8, y: 20 });
  });

  it('does not pass the line between its neighbors', () => {
    expect(withCorner(sheet, 0, { x: 6, y: 12 }, frame)).toBe(sheet);
  });

  it.each([
    ['smaller than a fiftieth of the frame', [a, b, { x: 0.1, y: 20 }, d], 1, { x: 0.1, y: 0 }],
    ['with a corner almost on the line between its neighbors', sheet, 2, { x: 5.3, y: 10.3 }],
  ] as [string, Corners, number, Point][])('leaves no sliver %s', (_, corners, at, to) => {
    expect(withCorner(corners, at, to, frame)).toBe(corners);
  });

  it('leaves a sheet with four outer corners after any moves', () => {
    const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    const move = fc.tuple(fc.integer({ min: 0, max: 3 }), share, share);
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const moved = moves.reduce<Corners>(
          (corners, [at, x, y]) => withCorner(corners, at, { x: 10 * x, y: 20 * y }, frame),
          sheet,
        );
        const angles = anglesOf(moved);
        expect(Math.min(...angles)).toBeGreaterThan(0);
        expect(angles.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(360, 4);
        expect(moved.every(({ x, y }) => x >= 0 && y >= 0 && x <= 10 && y <= 20)).toBe(true);
      }),
    );
  });
});
