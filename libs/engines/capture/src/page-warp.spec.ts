import { describe, expect, it } from '@jest/globals';
import { photographOf, pixelsOfPicture, seenCorners } from '@groundwork/test-data';
import { sheetSizeOf, straightenSheet } from './page-warp.ts';
import type { Corners } from './quadrilateral.ts';

const corners: Corners = [
  { x: 74, y: 60 },
  { x: 380, y: 41 },
  { x: 420, y: 548 },
  { x: 38, y: 531 },
];

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
    const picture = await pixelsOfPicture(await photographOf(gridPage, camera, 0.3));
    const seen = seenCorners(gridPage, camera);
    const straight = straightenSheet(picture, seen, 2600);
    const { channels } = straight;
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
