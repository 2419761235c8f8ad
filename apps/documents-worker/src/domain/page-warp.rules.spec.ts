import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { photographOf, seenCorners } from '../../testing/photograph.ts';
import { type Homography, homographyOf, inverseOf, placeOf } from './homography.rules.ts';
import { sheetSizeOf, straightenSheet } from './page-warp.rules.ts';
import { type Corners, type Point, pointAt } from './quadrilateral.rules.ts';

const corners: Corners = [
  { x: 74, y: 60 },
  { x: 380, y: 41 },
  { x: 420, y: 548 },
  { x: 38, y: 531 },
];
const sheet: Corners = [
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 500 },
  { x: 0, y: 500 },
];

function project(homography: Homography, point: Point): Point {
  const [x, y, depth] = placeOf(homography, point);
  return { x: x / depth, y: y / depth };
}

describe('a homography', () => {
  const toSheet = homographyOf(corners, sheet);

  it('moves four corners to four others, and its inverse moves them back', () => {
    for (const [at, corner] of corners.entries()) {
      const moved = project(toSheet, corner);
      expect(moved.x).toBeCloseTo(pointAt(sheet, at).x, 6);
      expect(moved.y).toBeCloseTo(pointAt(sheet, at).y, 6);
      const back = project(inverseOf(toSheet), moved);
      expect(back.x).toBeCloseTo(corner.x, 6);
      expect(back.y).toBeCloseTo(corner.y, 6);
    }
  });

  it('moves the crossing of the diagonals to the middle', () => {
    const [[a, b], [c, d]] = [
      [corners[0], corners[2]],
      [corners[1], corners[3]],
    ];
    const share =
      ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) /
      ((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x));
    const middle = project(toSheet, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
    expect(middle.x).toBeCloseTo(200, 6);
    expect(middle.y).toBeCloseTo(250, 6);
  });

  it('of equal corners changes nothing', () => {
    expect(homographyOf(sheet, sheet).map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([
      1, 0, 0, 0, 1, 0, 0, 0, 1,
    ]);
  });
});

const [across, down, gap, thickness] = [600, 800, 100, 6];
const isGrid = (x: number, y: number) => (x + 3) % gap < thickness || (y + 3) % gap < thickness;
const gridPage = {
  data: Buffer.from(
    Array.from({ length: across * down }, (_, at) =>
      isGrid(at % across, Math.floor(at / across)) ? 0 : 255,
    ),
  ),
  width: across,
  height: down,
};
const camera = {
  width: 700,
  height: 900,
  pitch: 20,
  yaw: -12,
  roll: 7,
  distance: 1.35,
  table: 60,
};

describe('the picture of a grid', () => {
  it('has straight and even lines after it was straightened', async () => {
    const { data, info } = await sharp(await photographOf(gridPage, camera, 0.3))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const seen = seenCorners(gridPage, camera);
    const straight = straightenSheet({ data, width, height, channels }, seen, 2600);
    /** From a place on the sheet to the middle of the dark line near it. */
    const offsetFrom = (x: number, y: number, isAcross: boolean) => {
      const [column, row] = [Math.round(x), Math.round(y)];
      let [sum, total] = [0, 0];
      for (let step = -8; step <= 8; step += 1) {
        const at = isAcross ? row * straight.width + column + step : (row + step) * straight.width + column;
        const darkness = Math.max(0, 155 - (straight.data[at * channels] ?? 0));
        total += darkness;
        sum += darkness * (step + 0.5 + (isAcross ? column - x : row - y));
      }
      return sum / total;
    };
    const edge = Math.max(straight.width, straight.height) * 0.004;
    const placeX = (column: number) => (column * gap * (straight.width + 2 * edge)) / across - edge;
    const placeY = (row: number) => (row * gap * (straight.height + 2 * edge)) / down - edge;
    const offsets: number[] = [];
    for (let column = 1; column < across / gap; column += 1)
      for (let row = 0; row < down / gap; row += 1)
        offsets.push(offsetFrom(placeX(column), placeY(row + 0.5), true));
    for (let row = 1; row < down / gap; row += 1)
      for (let column = 0; column < across / gap; column += 1)
        offsets.push(offsetFrom(placeX(column + 0.5), placeY(row), false));
    expect(offsets).toHaveLength(82);
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(1);
  });
});

describe('a straightened sheet', () => {
  it('has the longer one of opposite sides, within the longest side', () => {
    expect(sheetSizeOf(corners, 2600)).toEqual({ width: 382, height: 509 });
    expect(sheetSizeOf(corners, 200)).toEqual({ width: 150, height: 200 });
  });

  it('has all channels, and corners that are pixels of the picture', () => {
    const [width, height] = [40, 30];
    const data = Buffer.from(
      Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width), 77]).flat(),
    );
    const inner: Corners = [
      { x: 10, y: 5 },
      { x: 30, y: 5 },
      { x: 30, y: 25 },
      { x: 10, y: 25 },
    ];
    const straight = straightenSheet({ data, width, height, channels: 3 }, inner, 2600);
    expect([straight.width, straight.height, straight.data.length]).toEqual([20, 20, 1200]);
    expect([...straight.data.subarray(0, 3)]).toEqual([10, 5, 77]);
    expect([...straight.data.subarray(-3)]).toEqual([29, 24, 77]);
  });
});
