export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Clockwise from the corner at the top left. */
export type Corners = readonly [Point, Point, Point, Point];

const origin: Point = { x: 0, y: 0 };
export const pointAt = (points: readonly Point[], at: number): Point =>
  points[(at + points.length) % points.length] ?? origin;

export const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

export const crossOf = (from: Point, a: Point, b: Point): number =>
  (a.x - from.x) * (b.y - from.y) - (a.y - from.y) * (b.x - from.x);

export const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, at) => sum + crossOf(origin, point, pointAt(points, at + 1)), 0) / 2;

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export function crossingOf(one: Line, other: Line): Point | null {
  const [dx, dy] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [ex, ey] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const under = dx * ey - dy * ex;
  if (Math.abs(under) < 1e-9) return null;
  const share = ((other.from.x - one.from.x) * ey - (other.from.y - one.from.y) * ex) / under;
  return { x: one.from.x + share * dx, y: one.from.y + share * dy };
}

export const sidesOf = (corners: Corners): Line[] =>
  corners.map((from, at) => ({ from, to: pointAt(corners, at + 1) }));

export function cornersOfSides([top, right, bottom, left]: readonly Line[]): Corners | null {
  if (!top || !right || !bottom || !left) return null;
  const [a, b, c, d] = [
    crossingOf(left, top),
    crossingOf(top, right),
    crossingOf(right, bottom),
    crossingOf(bottom, left),
  ];
  return a && b && c && d ? [a, b, c, d] : null;
}

export const mapCorners = ([a, b, c, d]: Corners, change: (corner: Point, at: number) => Point): Corners => [
  change(a, 0),
  change(b, 1),
  change(c, 2),
  change(d, 3),
];

export const scaleCorners = (corners: Corners, across: number, down: number): Corners =>
  mapCorners(corners, ({ x, y }) => ({ x: x * across, y: y * down }));

export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (ordered: readonly Point[]): Point[] => {
    const turns: Point[] = [];
    for (const point of ordered) {
      while (turns.length > 1 && crossOf(pointAt(turns, -2), pointAt(turns, -1), point) <= 0) turns.pop();
      turns.push(point);
    }
    return turns.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

interface Cut {
  readonly at: number;
  readonly corner: Point;
  readonly area: number;
}

function cutOf(hull: readonly Point[], at: number): Cut | null {
  const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pointAt(hull, at + step));
  if (!before || !from || !to || !after) return null;
  const corner = crossingOf({ from: before, to: from }, { from: to, to: after });
  if (!corner || crossOf(from, corner, to) <= 0) return null;
  return { at, corner, area: areaOf([from, corner, to]) };
}

/** Extends the neighbors of the edge that adds the least area, until four edges remain. */
export function reduceToCorners(hull: readonly Point[]): Corners | null {
  let points = [...hull];
  while (points.length > 4) {
    const cuts = points.map((_, at) => cutOf(points, at)).filter((cut) => cut !== null);
    const [first, ...others] = cuts;
    if (!first) return null;
    const { at, corner } = others.reduce((least, cut) => (cut.area < least.area ? cut : least), first);
    const next = (at + 1) % points.length;
    points = points
      .map((point, place) => (place === at ? corner : point))
      .filter((_, place) => place !== next);
  }
  const [a, b, c, d] = points;
  return a && b && c && d ? [a, b, c, d] : null;
}

export function fromTopLeft([a, b, c, d]: Corners): Corners {
  const levelOf = ([from, to]: Corners) => (to.x - from.x) / lengthOf(from, to);
  const starts: Corners[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  return starts.reduce((best, start) => (levelOf(start) > levelOf(best) ? start : best));
}

export const anglesOf = (corners: Corners): number[] =>
  corners.map((corner, at) => {
    const [before, after] = [pointAt(corners, at - 1), pointAt(corners, at + 1)];
    const along = (after.x - corner.x) * (before.x - corner.x) + (after.y - corner.y) * (before.y - corner.y);
    return (Math.atan2(crossOf(corner, after, before), along) * 180) / Math.PI;
  });

interface Frame {
  readonly width: number;
  readonly height: number;
}

export const placeWithin = ({ width, height }: Frame, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, 0), width),
  y: Math.min(Math.max(y, 0), height),
});

export interface SheetLimits {
  readonly maxOutside: number;
  readonly minArea: number;
  readonly minAngle: number;
  readonly maxAngle: number;
}

export function isPossibleSheet(corners: Corners, { width, height }: Frame, limits: SheetLimits): boolean {
  const [beyondX, beyondY] = [width * limits.maxOutside, height * limits.maxOutside];
  const isInside = corners.every(
    ({ x, y }) => x >= -beyondX && y >= -beyondY && x <= width + beyondX && y <= height + beyondY,
  );
  return (
    isInside &&
    areaOf(corners) >= width * height * limits.minArea &&
    anglesOf(corners).every((angle) => angle >= limits.minAngle && angle <= limits.maxAngle)
  );
}

const notSliver: SheetLimits = { maxOutside: 0, minArea: 0.02, minAngle: 15, maxAngle: 165 };

export function withCorner(corners: Corners, at: number, to: Point, frame: Frame): Corners {
  const moved = mapCorners(corners, (corner, place) => (place === at ? placeWithin(frame, to) : corner));
  return isPossibleSheet(moved, frame, notSliver) ? moved : corners;
}
