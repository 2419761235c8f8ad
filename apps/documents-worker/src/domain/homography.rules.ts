import { type Corners, type Point, pointAt } from './quadrilateral.rules.ts';

/** Three rows of three numbers; the last one is 1. */
export type Homography = readonly number[];

function eliminate(rows: number[][]): void {
  for (let at = 0; at < rows.length; at += 1) {
    const rest = rows.slice(at);
    const largest = rest.reduce((best, row) =>
      Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best,
    );
    rows.splice(rows.indexOf(largest), 1);
    rows.splice(at, 0, largest);
    const pivot = largest[at] ?? 1;
    rows[at] = largest.map((value) => value / pivot);
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0;
      if (other !== at) rows[other] = row.map((value, place) => value - factor * (rows[at]?.[place] ?? 0));
    }
  }
}

/** Each pair of corners gives two of eight equations. */
export function homographyOf(from: Corners, to: Corners): Homography {
  const rows = from.flatMap(({ x, y }, at) => {
    const { x: u, y: v } = pointAt(to, at);
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  eliminate(rows);
  return [...rows.map((row) => row[8] ?? 0), 1];
}

export function inverseOf(homography: Homography): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = homography;
  const cofactors = [
    ...[e * i - f * h, c * h - b * i, b * f - c * e],
    ...[f * g - d * i, a * i - c * g, c * d - a * f],
    ...[d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  const last = cofactors[8] ?? 1;
  return cofactors.map((value) => value / last);
}

export function project(homography: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = homography;
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}
