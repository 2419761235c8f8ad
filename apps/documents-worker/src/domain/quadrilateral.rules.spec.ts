import { describe, expect, it } from '@jest/globals';
import { crossingOf, fromTopLeft, hullOf, type Point, reduceToCorners } from './quadrilateral.rules.ts';

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
