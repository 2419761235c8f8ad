import { type Corners, type Point, pointAt } from './quadrilateral.ts';

type Three = readonly [number, number, number];
export type Homography = readonly [...Three, ...Three, ...Three];

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

export function homographyOf(from: Corners, to: Corners): Homography {
  const rows = from.flatMap(({ x, y }, at) => {
    const { x: u, y: v } = pointAt(to, at);
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  eliminate(rows);
  const at = (row: number) => rows[row]?.[8] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), 1];
}

export function inverseOf([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const last = a * e - b * d;
  const share = (cofactor: number) => cofactor / last;
  return [
    share(e * i - f * h),
    share(c * h - b * i),
    share(b * f - c * e),
    share(f * g - d * i),
    share(a * i - c * g),
    share(c * d - a * f),
    share(d * h - e * g),
    share(b * g - a * h),
    1,
  ];
}

export const placeOf = ([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Three => [
  a * x + b * y + c,
  d * x + e * y + f,
  g * x + h * y + i,
];
