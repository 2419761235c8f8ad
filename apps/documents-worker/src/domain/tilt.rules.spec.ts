import { describe, expect, it } from '@jest/globals';
import type { GrayPicture } from './gray-picture.model.ts';
import { straighten } from './tilt.rules.ts';

const [width, height] = [800, 600];
const ink = 20;

function pageOf(brightness: (x: number, y: number) => number): GrayPicture {
  const data = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = brightness(x, y);
  return { data, width, height };
}
const isInk = (x: number, y: number) => y % 40 < 10 && x % 30 < 12;
const brightnessAt = (data: Buffer, x: number, y: number) => data[y * width + x] ?? 0;

const findInkedRows = (data: Buffer, columns: [number, number]) =>
  Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: columns[1] - columns[0] }, (_, x) => brightnessAt(data, columns[0] + x, y)).some(
      (brightness) => brightness < 120,
    ),
  );

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
