import { brightnessAt } from './bright-region.ts';
import type { GrayImage } from './pixels.ts';
import { type Line, lengthOf, type Point } from './quadrilateral.ts';

const samples = 60;
const reach = 6;
const step = 0.5;
const depths = [0.5, 1.5, 2.5];
const mostResidual = 1;
const fits = 4;

interface Certainty {
  readonly minContrast: number;
  readonly minSupport: number;
}

const certain: Certainty = { minContrast: 0.12, minSupport: 0.6 };

interface Place {
  readonly along: number;
  readonly away: number;
}

type PointOf = (along: number, away: number) => Point;

/** Away is positive outside of a page whose corners are clockwise. */
function placesOf({ from, to }: Line): { length: number; pointOf: PointOf } {
  const length = lengthOf(from, to);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return {
    length,
    pointOf: (along, away) => ({
      x: from.x + dx * along + dy * away,
      y: from.y + dy * along - dx * away,
    }),
  };
}

function meanOf(image: GrayImage, points: readonly Point[]): number | null {
  let sum = 0;
  for (const point of points) {
    const brightness = brightnessAt(image, point);
    if (brightness === null) return null;
    sum += brightness;
  }
  return sum / points.length;
}

function findStep(image: GrayImage, along: number, pointOf: PointOf, minContrast: number): Place | null {
  let [best, most] = [null as Place | null, 0];
  for (let away = -reach; away <= reach; away += step) {
    const inside = meanOf(
      image,
      depths.map((depth) => pointOf(along, away - depth)),
    );
    const outside = meanOf(
      image,
      depths.map((depth) => pointOf(along, away + depth)),
    );
    if (inside === null || outside === null) continue;
    const contrast = inside - outside;
    if (contrast > most && contrast >= inside * minContrast) [best, most] = [{ along, away }, contrast];
  }
  return best;
}

interface Fit {
  readonly at: number;
  readonly rise: number;
}

function fitOf(places: readonly Place[]): Fit {
  const count = places.length;
  const [along, away] = [
    places.reduce((sum, place) => sum + place.along, 0) / count,
    places.reduce((sum, place) => sum + place.away, 0) / count,
  ];
  let [shared, own] = [0, 0];
  for (const place of places) {
    shared += (place.along - along) * (place.away - away);
    own += (place.along - along) ** 2;
  }
  const rise = own === 0 ? 0 : shared / own;
  return { rise, at: away - rise * along };
}

const residualOf = ({ at, rise }: Fit, { along, away }: Place) => Math.abs(away - at - rise * along);

function withoutOutliers(places: readonly Place[], fit: Fit): Place[] {
  const residuals = places.map((place) => residualOf(fit, place)).sort((a, b) => a - b);
  const most = Math.max(mostResidual, 2 * (residuals[Math.floor(residuals.length / 2)] ?? 0));
  return places.filter((place) => residualOf(fit, place) <= most);
}

export function findEdge(
  image: GrayImage,
  side: Line,
  { minContrast, minSupport }: Certainty = certain,
): Line | null {
  const { length, pointOf } = placesOf(side);
  let places: Place[] = [];
  for (let at = 0; at < samples; at += 1) {
    const place = findStep(image, length * (0.05 + (0.9 * (at + 0.5)) / samples), pointOf, minContrast);
    if (place) places.push(place);
  }
  for (let round = 0; round < fits; round += 1) {
    if (places.length < samples * minSupport) return null;
    places = withoutOutliers(places, fitOf(places));
  }
  const fit = fitOf(places);
  const close = places.filter((place) => residualOf(fit, place) <= mostResidual);
  if (close.length < samples * minSupport) return null;
  const { at, rise } = fitOf(close);
  return { from: pointOf(0, at), to: pointOf(length, at + rise * length) };
}
