import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evenOutColors, evenOutLight, isUnevenlyLit } from './page-light.ts';
import type { GrayImage, OwnPixels, Pixels } from './pixels.ts';

const [width, height] = [800, 600];
const ink = 20;

function pageOf(brightness: (x: number, y: number) => number): GrayImage {
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = brightness(x, y);
  return { data, width, height };
}
const isInk = (x: number, y: number) => y % 40 < 10 && x % 30 < 12;
const pageInLight = (light: (x: number) => number) => pageOf((x, y) => (isInk(x, y) ? ink : 255) * light(x));
const brightnessAt = (data: GrayImage['data'], x: number, y: number) => data[y * width + x] ?? 0;

describe('the light on a page', () => {
  it('is even where the paper has the same brightness everywhere, with or without ink', () => {
    expect(isUnevenlyLit(pageInLight(() => 1))).toBe(false);
    expect(isUnevenlyLit(pageInLight(() => 0.7))).toBe(false);
  });

  it('becomes even where it falls off, and ink stays dark', () => {
    const shadedPage = pageInLight((x) => 1 - (0.5 * x) / width);
    expect(isUnevenlyLit(shadedPage)).toBe(true);
    const even = evenOutLight(shadedPage);
    const right = width - 10;
    expect(brightnessAt(shadedPage.data, right, 25)).toBeLessThan(140);
    for (const x of [20, 200, 400, 600, right]) expect(brightnessAt(even, x, 25)).toBeGreaterThan(235);
    for (const x of [5, 215, 395, 605, 785]) expect(brightnessAt(even, x, 5)).toBeLessThan(60);
    const evenPage = { ...shadedPage, data: even };
    expect(isUnevenlyLit(evenPage)).toBe(false);
  });
});

/** One row of squares of 40 pixels, each in one brightness. */
function squaresOf(brightness: readonly number[], isColumn = false): GrayImage {
  const long = 40 * brightness.length;
  const [wide, high] = isColumn ? [40, long] : [long, 40];
  const data = Buffer.from(
    Array.from({ length: wide * high }, (_, at) => {
      const along = isColumn ? Math.floor(at / wide) : at % wide;
      return brightness[Math.floor(along / 40)] ?? 0;
    }),
  );
  return { data, width: wide, height: high };
}

describe('the measure of the light', () => {
  const unevenFor = (second: number, tenth: number) =>
    isUnevenlyLit(squaresOf([tenth, 41, 255, ...Array.from({ length: 7 }, () => 210), second]));

  it('is uneven where the paper differs by more than 30, without the darkest and brightest tenth', () => {
    expect([unevenFor(200, 230), unevenFor(200, 231)]).toEqual([false, true]);
    expect([unevenFor(199, 229), unevenFor(198, 229)]).toEqual([false, true]);
  });

  it('is the brightness of a fifth of a square', () => {
    const squareWith = (white: number) => ({
      width: 40,
      height: 40,
      data: Buffer.from(Array.from({ length: 1600 }, (_, at) => (at % 40 < white ? 200 : 100))),
    });
    expect(evenOutLight(squareWith(8))[0]).toBe(250);
    expect(evenOutLight(squareWith(6))[39]).toBe(250);
    expect(evenOutLight(squareWith(8))[39]).toBe(125);
  });

  it('has no paper darker than 40', () => {
    expect(evenOutLight(squaresOf([20]))[0]).toBe(125);
    expect(evenOutLight(squaresOf([40]))[0]).toBe(250);
  });

  it.each([true, false])('goes evenly from the middle of a square to the next (column: %s)', (isColumn) => {
    const { data, width: wide } = { data: evenOutLight(squaresOf([100, 200], isColumn)), width: 80 };
    const at = (place: number) => data[isColumn ? place * 40 + 7 : 7 * wide + place];
    expect([0, 20, 39, 40, 60, 79].map(at)).toEqual([250, 250, Math.floor(25_000 / 147.5), 255, 250, 250]);
    expect(at(50)).toBe(255);
    expect(at(30)).toBe(200);
  });
});

type Color = readonly [number, number, number];

function colorsOf(colorAt: (x: number, y: number) => Color): OwnPixels {
  const data = Uint8Array.from(
    Array.from({ length: width * height }, (_, at) => [
      ...colorAt(at % width, Math.floor(at / width)),
      200,
    ]).flat(),
  );
  return { data, width, height, channels: 4 };
}
const colorAt = ({ data }: Pixels, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
];
const inLight = (color: Color, light: number): Color => [
  color[0] * light,
  color[1] * light,
  color[2] * light,
];

describe('the light on a picture with colors', () => {
  const stamp: Color = [200, 40, 40];
  const colorOf = (x: number, y: number): Color => {
    if (isInk(x, y)) return [20, 20, 20];
    return x > 500 && x < 560 ? stamp : [240, 240, 240];
  };

  it('stays as it is where it is even', () => {
    const even = colorsOf(colorOf);
    expect(evenOutColors(even)).toBe(even);
  });

  it('becomes even, and a red stamp stays red', () => {
    const fades = (x: number) => 1 - (0.4 * x) / width;
    const even = evenOutColors(colorsOf((x, y) => inLight(colorOf(x, y), fades(x))));
    expect(colorAt(even, 780, 15)[0]).toBeGreaterThan(230);
    expect(colorAt(even, 10, 15)[0]).toBeGreaterThan(230);
    const [red = 0, green = 0] = colorAt(even, 530, 15);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(60);
    expect(even.data[3]).toBe(200);
  });

  it('becomes even under a shadow in a corner', () => {
    const light = (x: number, y: number) => (x < 240 && y < 160 ? 0.6 : 1);
    const even = evenOutColors(colorsOf((x, y) => inLight([240, 240, 240], light(x, y))));
    for (const x of [10, 100, 400]) expect(colorAt(even, x, 15)[0]).toBeGreaterThan(230);
  });

  it('leaves a dark band of the print dark', () => {
    const band = (x: number, y: number): Color => (y > 200 && y < 300 ? [30, 40, 90] : colorOf(x, y));
    const even = evenOutColors(colorsOf((x, y) => inLight(band(x, y), 1 - (0.5 * x) / width)));
    expect(colorAt(even, 100, 250)[2]).toBeLessThan(130);
    expect(colorAt(even, 700, 250)[2]).toBeLessThan(130);
  });

  it('leaves ink darker than the paper beside it in any light', () => {
    const light = fc.double({ min: 0.35, max: 1, noNaN: true });
    fc.assert(
      fc.property(light, light, light, (left, right, top) => {
        const lightAt = (x: number, y: number) =>
          (left + ((right - left) * x) / width) * (top + ((1 - top) * y) / height);
        const page = pageOf((x, y) => (isInk(x, y) ? 60 : 240) * lightAt(x, y));
        const even = evenOutLight(page);
        expect(even).toHaveLength(page.data.length);
        for (const [x, y] of [
          [45, 45],
          [405, 285],
          [735, 525],
        ] as const)
          expect(brightnessAt(even, x + 20, y + 20)).toBeGreaterThan(
            brightnessAt(even, x - 45 + 30, y - 45 + 40) + 60,
          );
      }),
      { numRuns: 4 },
    );
  });
});
