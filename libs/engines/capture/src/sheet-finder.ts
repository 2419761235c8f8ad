import { findEdge } from './page-edges.ts';
import { type EdgeLine, findLines } from './page-lines.ts';
import { type GrayImage, halfOf } from './pixels.ts';
import {
  areaOf,
  type Corners,
  cornersOfSides,
  isPossibleSheet,
  type Line,
  lengthOf,
  mapCorners,
  placeWithin,
  type Point,
  pointAt,
  scaleCorners,
  type SheetLimits,
  sidesOf,
} from './quadrilateral.ts';
import { type Slopes, slopesOf } from './slopes.ts';

const minSlope = 0.008;
const limits: SheetLimits = { maxOutside: 0.008, minArea: 0.15, minAngle: 50, maxAngle: 130 };
const clearSlope = 0.04;
const minSideSupport = 0.4;
const minSupport = 0.55;
const areaWeight = 0.5;
const [samplesOnSide, samplesBeyond] = [24, 8];
const partsBeyond = [
  [-0.12, -0.04],
  [1.04, 1.12],
] as const;
const looseness = 1;
const mostRough = 6;
const alike = 4;
const clear = { minContrast: 0.04, minSupport: 0.5 };

function crossingOfLines(one: EdgeLine, other: EdgeLine) {
  const under = one.cos * other.sin - one.sin * other.cos;
  return {
    x: (one.distance * other.sin - other.distance * one.sin) / under,
    y: (one.cos * other.distance - other.cos * one.distance) / under,
  };
}

function slopeNear(slopes: Slopes, { x, y }: Point, inward: Point): number {
  let most = 0;
  for (let away = -looseness; away <= looseness; away += 1) {
    const [column, row] = [Math.round(x + inward.x * away), Math.round(y + inward.y * away)];
    if (column < 0 || row < 0 || column >= slopes.width || row >= slopes.height) continue;
    const place = row * slopes.width + column;
    most = Math.max(most, (slopes.across[place] ?? 0) * inward.x + (slopes.down[place] ?? 0) * inward.y);
  }
  return Math.min(1, most / clearSlope);
}

/** From 0 to 1: how much brighter the picture becomes towards the sheet along a part of the side. */
function supportOf(
  slopes: Slopes,
  { from, to }: Line,
  part: readonly [number, number],
  samples: number,
): number {
  const length = lengthOf(from, to);
  const inward = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  let support = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const share = part[0] + ((part[1] - part[0]) * (sample + 0.5)) / samples;
    const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    support += slopeNear(slopes, place, inward);
  }
  return support / samples;
}

interface Candidate {
  readonly corners: Corners;
  readonly worth: number;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

function worthOf(slopes: Slopes, corners: Corners): number {
  const supports = sidesOf(corners).map((side) => supportOf(slopes, side, [0, 1], samplesOnSide));
  const [mean, least] = [meanOf(supports), Math.min(...supports)];
  if (least < minSideSupport || mean < minSupport) return 0;
  return mean ** 2 * least * areaOf(corners) ** areaWeight;
}

/** A shadow and a board of the desk go on beyond the corners. A sheet ends there. */
function worthOfEnds(slopes: Slopes, corners: Corners): number {
  const beyond = sidesOf(corners).flatMap((side) =>
    partsBeyond.map((part) => supportOf(slopes, side, part, samplesBeyond)),
  );
  return worthOf(slopes, corners) * (1 - meanOf(beyond));
}

function* cornersAmong([lefts = [], tops = [], rights = [], bottoms = []]: EdgeLine[][]): Generator<Corners> {
  for (const left of lefts)
    for (const top of tops)
      for (const right of rights)
        for (const bottom of bottoms)
          yield [
            crossingOfLines(left, top),
            crossingOfLines(top, right),
            crossingOfLines(right, bottom),
            crossingOfLines(bottom, left),
          ];
}

const areAlike = (one: Corners, other: Corners): boolean =>
  one.every((corner, at) => lengthOf(corner, pointAt(other, at)) < alike);

function findRough(slopes: Slopes): Corners[] {
  const candidates: Candidate[] = [];
  for (const corners of cornersAmong(findLines(slopes, minSlope))) {
    const worth = isPossibleSheet(corners, slopes, limits) ? worthOf(slopes, corners) : 0;
    if (worth > 0) candidates.push({ corners, worth });
  }
  const chosen: Corners[] = [];
  for (const { corners } of candidates.sort((one, other) => other.worth - one.worth)) {
    if (chosen.length === mostRough) break;
    if (!chosen.some((other) => areAlike(corners, other))) chosen.push(corners);
  }
  return chosen;
}

function refine(image: GrayImage, corners: Corners): Corners {
  const edges = sidesOf(corners).map((side) => findEdge(image, side, clear) ?? side);
  return cornersOfSides(edges) ?? corners;
}

function findFine(image: GrayImage, rough: Corners): Corners | null {
  const fine = refine(image, refine(image, scaleCorners(rough, 2, 2)));
  return isPossibleSheet(fine, image, limits)
    ? mapCorners(fine, (corner) => placeWithin(image, corner))
    : null;
}

/** A proposal for a person, who sees it and can move it. In pixels of the image, whose long side has about 600. */
export function proposeCorners(image: GrayImage): Corners | null {
  const slopes = slopesOf(halfOf(image));
  const fine = findRough(slopes)
    .map((rough) => findFine(image, rough))
    .filter((corners) => corners !== null);
  const candidates = fine.map((corners) => ({
    corners,
    worth: worthOfEnds(slopes, scaleCorners(corners, 1 / 2, 1 / 2)),
  }));
  const [first, ...others] = candidates.filter(({ worth }) => worth > 0);
  if (!first) return null;
  return others.reduce((best, each) => (each.worth > best.worth ? each : best), first).corners;
}
