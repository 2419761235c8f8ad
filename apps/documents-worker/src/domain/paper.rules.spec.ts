import { describe, expect, it } from '@jest/globals';
import { evenlyLit, type Grey, isUnevenlyLit } from './paper.rules.ts';
import { levelled } from './tilt.rules.ts';

const [width, height] = [800, 600];
const ink = 20;

/** White paper with dashes of ink in rows, as text is; what is said of each pixel comes on top. */
function pageOf(brightness: (x: number, y: number) => number): Grey {
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = brightness(x, y);
  return { data, width, height };
}
const isInk = (x: number, y: number) => y % 40 < 10 && x % 30 < 12;
const lit = (light: (x: number) => number) => pageOf((x, y) => (isInk(x, y) ? ink : 255) * light(x));
const at = (data: Buffer, x: number, y: number) => data[y * width + x] ?? 0;

/** The rows that hold ink, looked at in the first, the middle and the last columns. */
const inkedRows = (data: Buffer, columns: [number, number]) =>
  Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: columns[1] - columns[0] }, (_, x) => at(data, columns[0] + x, y)).some(
      (brightness) => brightness < 120,
    ),
  );

describe('the light on a page', () => {
  it('is even where the paper is as bright everywhere, whatever stands on it', () => {
    expect(isUnevenlyLit(lit(() => 1))).toBe(false);
    expect(isUnevenlyLit(lit(() => 0.7))).toBe(false);
  });

  it('is made even where it falls off, and ink stays ink', () => {
    const shaded = lit((x) => 1 - (0.5 * x) / width);
    expect(isUnevenlyLit(shaded)).toBe(true);
    const even = evenlyLit(shaded);
    const right = width - 10;
    expect(at(shaded.data, right, 25)).toBeLessThan(140);
    for (const x of [20, 200, 400, 600, right]) expect(at(even, x, 25)).toBeGreaterThan(235);
    for (const x of [5, 215, 395, 605, 785]) expect(at(even, x, 5)).toBeLessThan(60);
    const again = { ...shaded, data: even };
    expect(isUnevenlyLit(again)).toBe(false);
  });
});

describe('a page that lies askew', () => {
  const askew = (tilt: number) =>
    pageOf((x, y) => (isInk(x, Math.round(1000 * 40 + y - (x - width / 2) * tilt)) ? ink : 255));

  it.each([-0.03, -0.011, 0.008, 0.026])('by %d is made level', (tilt) => {
    const level = levelled(askew(tilt));
    const [left, right] = [inkedRows(level, [60, 120]), inkedRows(level, [width - 120, width - 60])];
    const middle = inkedRows(level, [width / 2 - 30, width / 2 + 30]);
    const inside = (rows: number[]) => rows.filter((y) => y > 60 && y < height - 60);
    const apart = (one: number[], other: number[]) =>
      inside(one).filter((y) => !other.some((each) => Math.abs(each - y) <= 2));
    expect(apart(left, middle)).toEqual([]);
    expect(apart(right, middle)).toEqual([]);
  });

  it('hardly at all is left as it is', () => {
    const page = askew(0.0005);
    expect(levelled(page)).toBe(page.data);
  });
});
