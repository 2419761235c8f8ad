import { type BrightRegion, brightnessAt, brightnessOfShare, findBrightRegion } from './bright-region.ts';
import { findEdge } from './page-edges.ts';
import type { GrayImage } from './pixels.ts';
import {
  areaOf,
  type Corners,
  cornersOfSides,
  fromTopLeft,
  hullOf,
  isPossibleSheet,
  type Line,
  reduceToCorners,
  type SheetLimits,
  sidesOf,
} from './quadrilateral.ts';

const paperShare = 0.9;
/** Of the paper's brightness, the lowest first: a shadow is paper, and a larger sheet loses no text. */
const thresholds = [0.4, 0.5, 0.6, 0.7, 0.78, 0.85];
const limits: SheetLimits = { maxOutside: 0.03, minArea: 1 / 3, minAngle: 60, maxAngle: 120 };
const minPaperInHull = 0.5;
const minHullInSheet = 0.93;
const maxSideDifference = 0.05;
const minSlope = 0.03;
const [ringStart, ringEnd] = [0.012, 0.045];
const maxBrightBeside = 0.03;

function slopeOf({ from, to }: Line): number {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return Math.min(across, down) / Math.max(across, down, 1);
}

function isOnFrame({ width, height }: GrayImage, { from, to }: Line): boolean {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return Math.min(x, y, width - x, height - y) < 2;
}

const directionOf = ({ from, to }: Line) => Math.atan2(to.y - from.y, to.x - from.x);

function areParallel(one: Line, other: Line): boolean {
  const difference = directionOf(one) - directionOf({ from: other.to, to: other.from });
  return Math.abs(Math.sin(difference)) <= maxSideDifference;
}

/** Where the frame cuts the sheet at one side, it has to be parallel to the opposite side. */
function edgesOf(image: GrayImage, corners: Corners): Line[] | null {
  const sides = sidesOf(corners);
  const edges = sides.map((side) => (isOnFrame(image, side) ? side : findEdge(image, side)));
  const certain = edges.filter((edge) => edge !== null);
  if (certain.length < edges.length) return null;
  const isCrooked = certain.some(
    (edge, at) => isOnFrame(image, edge) && !areParallel(edge, certain[(at + 2) % 4] ?? edge),
  );
  return isCrooked ? null : certain;
}

/** Letters on a dark part of the same sheet, or a second sheet too near to it. */
function hasBrightBeside(image: GrayImage, corners: Corners, threshold: number): boolean {
  const long = Math.max(image.width, image.height);
  let [bright, places] = [0, 0];
  for (const { from, to } of sidesOf(corners)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (let along = 0; along < length; along += 1)
      for (let away = long * ringStart; away < long * ringEnd; away += 1) {
        const brightness = brightnessAt(image, {
          x: from.x + dx * along + dy * away,
          y: from.y + dy * along - dx * away,
        });
        places += 1;
        if ((brightness ?? 0) >= threshold) bright += 1;
      }
  }
  return bright > places * maxBrightBeside;
}

function cornersOfRegion(image: GrayImage, region: BrightRegion, threshold: number): Corners | null {
  const hull = hullOf(region.outline);
  const hullArea = areaOf(hull);
  if (region.cells < hullArea * minPaperInHull) return null;
  const rough = reduceToCorners(hull);
  if (!rough || hullArea < areaOf(rough) * minHullInSheet) return null;
  const edges = edgesOf(image, rough);
  const corners = edges && cornersOfSides(edges);
  if (!corners || !isPossibleSheet(corners, image, limits)) return null;
  if (hasBrightBeside(image, corners, threshold)) return null;
  return fromTopLeft(corners);
}

/** In pixels of the image, whose long side has at most about 600. Null where the sheet is in doubt. */
export function findCorners(image: GrayImage): Corners | null {
  const paper = brightnessOfShare(image, paperShare);
  for (const share of thresholds) {
    const region = findBrightRegion(image, paper * share);
    if (region.touchedSides > 1) continue;
    if (region.cells < image.data.length * limits.minArea * minPaperInHull) return null;
    const corners = cornersOfRegion(image, region, paper * share);
    if (corners) return sidesOf(corners).some((side) => slopeOf(side) > minSlope) ? corners : null;
  }
  return null;
}
