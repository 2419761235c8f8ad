import type { Slopes } from './slopes.ts';

/** The points whose distance from the top left corner along (cos, sin) is `distance`. They are brighter in this direction. */
export interface EdgeLine {
  readonly cos: number;
  readonly sin: number;
  readonly distance: number;
}

const [angleStep, distanceStep] = [2, 1.5];
const angles = 360 / angleStep;
const quarter = angles / 4;
const mostWeight = 0.06;
const linesOfSide = 7;
const [angleApart, distanceApart] = [4, 4];

interface Votes {
  readonly counts: Float32Array;
  readonly distances: number;
}

const directions = Array.from({ length: angles }, (_, at) => {
  const radians = (at * angleStep * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
});
const directionAt = (at: number) => directions[(at + angles) % angles] ?? { cos: 1, sin: 0 };

function vote({ across, down, width, height }: Slopes, minSlope: number): Votes {
  const middle = Math.ceil(Math.hypot(width, height) / distanceStep) + 1;
  const distances = 2 * middle + 1;
  const counts = new Float32Array(angles * distances);
  for (let at = 0; at < across.length; at += 1) {
    const [right, below] = [across[at] ?? 0, down[at] ?? 0];
    const slope = Math.hypot(right, below);
    if (slope < minSlope) continue;
    const nearest = Math.round((Math.atan2(below, right) * 180) / Math.PI / angleStep);
    for (let angle = nearest - 2; angle <= nearest + 2; angle += 1) {
      const { cos, sin } = directionAt(angle);
      const distance = (at % width) * cos + Math.floor(at / width) * sin;
      const place = ((angle + angles) % angles) * distances + middle + Math.round(distance / distanceStep);
      counts[place] = (counts[place] ?? 0) + Math.min(slope, mostWeight);
    }
  }
  return { counts, distances };
}

function strongest({ counts, distances }: Votes, first: number): { angle: number; distance: number } | null {
  let [most, best] = [0, null as { angle: number; distance: number } | null];
  for (let angle = first; angle < first + quarter; angle += 1) {
    const row = ((angle + angles) % angles) * distances;
    for (let distance = 0; distance < distances; distance += 1) {
      const count = counts[row + distance] ?? 0;
      if (count > most) [most, best] = [count, { angle, distance }];
    }
  }
  return best;
}

function clearAround({ counts, distances }: Votes, { angle, distance }: { angle: number; distance: number }) {
  for (let near = angle - angleApart; near <= angle + angleApart; near += 1) {
    const row = ((near + angles) % angles) * distances;
    counts.fill(
      0,
      row + Math.max(0, distance - distanceApart),
      row + Math.min(distances, distance + distanceApart + 1),
    );
  }
}

export function findLines(slopes: Slopes, minSlope: number): EdgeLine[][] {
  const votes = vote(slopes, minSlope);
  const middle = (votes.distances - 1) / 2;
  return [0, 1, 2, 3].map((side) => {
    const lines: EdgeLine[] = [];
    while (lines.length < linesOfSide) {
      const best = strongest(votes, side * quarter - Math.floor(quarter / 2));
      if (!best) break;
      lines.push({ ...directionAt(best.angle), distance: (best.distance - middle) * distanceStep });
      clearAround(votes, best);
    }
    return lines;
  });
}
