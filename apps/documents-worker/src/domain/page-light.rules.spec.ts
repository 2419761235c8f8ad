import { describe, expect, it } from '@jest/globals';
import { evenOutLight, type GrayImage, isUnevenlyLit } from './page-light.rules.ts';
import { straighten } from './tilt.rules.ts';

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
const brightnessAt = (data: Buffer, x: number, y: number) => data[y * width + x] ?? 0;

const findInkedRows = (data: Buffer, columns: [number, number]) =>
  Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: columns[1] - columns[0] }, (_, x) => brightnessAt(data, columns[0] + x, y)).some(
      (brightness) => brightness < 120,
    ),
  );

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

describe('a tilted page', () => {
  const tiltedPage = (tilt: number) =>
    pageOf((x, y) => (isInk(x, Math.round(1000 * 40 + y - (x - width / 2) * tilt)) ? ink : 255));

  it.each([-0.03, -0.011, 0.008, 0.026])('with a slope of %d becomes level', (tilt) => {
    const { data: level, tilt: measured } = straighten(tiltedPage(tilt));
    expect(Math.abs(measured - tilt)).toBeLessThan(0.002);
    const [left, right] = [findInkedRows(level, [60, 120]), findInkedRows(level, [width - 120, width - 60])];
    const middle = findInkedRows(level, [width / 2 - 30, width / 2 + 30]);
    const innerRows = (rows: number[]) => rows.filter((y) => y > 60 && y < height - 60);
    const differentRows = (one: number[], other: number[]) =>
      innerRows(one).filter((y) => !other.some((each) => Math.abs(each - y) <= 2));
    expect(differentRows(left, middle)).toEqual([]);
    expect(differentRows(right, middle)).toEqual([]);
  });

  it('with a minimal slope is unchanged', () => {
    const page = tiltedPage(0.0005);
    expect(straighten(page)).toEqual({ data: page.data, tilt: 0 });
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
