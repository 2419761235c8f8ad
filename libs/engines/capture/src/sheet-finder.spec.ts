import { describe, expect, it } from '@jest/globals';
import {
  type Camera,
  grayOfDrawing,
  photographOf,
  reducedGray,
  seenCorners,
  sheetOfWords,
} from '@groundwork/test-data';
import { type GrayImage, halfOf } from './pixels.ts';
import { type Corners, lengthOf } from './quadrilateral.ts';
import { proposeCorners } from './sheet-finder.ts';

const [wide, high] = [450, 600];

const page = sheetOfWords();
const camera: Camera = {
  width: wide,
  height: high,
  pitch: 14,
  yaw: -10,
  roll: 9,
  distance: 1.7,
  table: 60,
  light: 0.2,
};
const shadow = { distance: 0.05, depth: 0.4, softness: 0.01 };

function distanceOf(corners: Corners | null, expected: Corners): number {
  const diagonal = lengthOf(expected[0], expected[2]);
  return corners
    ? Math.max(...corners.map((each, at) => lengthOf(each, expected[at] ?? each))) / diagonal
    : 1;
}

describe('the proposed corners of a sheet', () => {
  it.each<[string, Partial<Camera>]>([
    ['a dark desk', { table: 60 }],
    ['a pale desk', { table: 190 }],
    ['a dark desk in a shadow', { table: 60, shadow: { ...shadow, degrees: 30 } }],
    ['a pale desk in a shadow', { table: 190, shadow: { ...shadow, degrees: 200 } }],
  ])('are within a fiftieth of its diagonal on %s', async (_, on) => {
    const seen = { ...camera, ...on };
    const image = await reducedGray(await photographOf(page, seen), 600);
    expect(distanceOf(proposeCorners(image), seenCorners(page, seen))).toBeLessThan(0.02);
  });

  it('turn with the picture', async () => {
    const image = await grayOfDrawing(
      '<rect width="450" height="600" fill="#555"/><polygon points="70,62 382,40 421,548 38,530" fill="#fff"/>',
      wide,
      high,
    );
    const turned: GrayImage = {
      width: high,
      height: wide,
      data: Uint8Array.from({ length: wide * high }, (_, at) => {
        const [x, y] = [at % high, Math.floor(at / high)];
        return image.data[(high - 1 - x) * wide + y] ?? 0;
      }),
    };
    const [a, b, c, d] = proposeCorners(image)!;
    const right = ({ x, y }: Corners[0]) => ({ x: high - y, y: x });
    expect(distanceOf(proposeCorners(turned), [right(d), right(a), right(b), right(c)])).toBeLessThan(0.01);
    expect(
      distanceOf(
        [a, b, c, d],
        [
          { x: 70, y: 62 },
          { x: 382, y: 40 },
          { x: 421, y: 548 },
          { x: 38, y: 530 },
        ],
      ),
    ).toBeLessThan(0.01);
  });

  it('stay within the photo where the frame cuts a corner off', async () => {
    const cut =
      '<rect width="450" height="600" fill="#333"/><polygon points="-3,40 400,20 420,570 20,590" fill="#fff"/>';
    const corners = proposeCorners(await grayOfDrawing(cut, wide, high));
    expect(corners?.[0].x).toBe(0);
    expect(
      distanceOf(corners, [
        { x: 0, y: 40 },
        { x: 400, y: 20 },
        { x: 420, y: 570 },
        { x: 20, y: 590 },
      ]),
    ).toBeLessThan(0.01);
  });

  it.each([
    ['a scan that fills the frame', page],
    ['an empty frame', { width: wide, height: high, data: new Uint8Array(wide * high).fill(240) }],
  ])('do not exist in %s', (_, image) => {
    expect(proposeCorners(image)).toBeNull();
  });

  it('do not exist where no four straight sides are', async () => {
    const disc =
      '<rect width="450" height="600" fill="#333"/><circle cx="225" cy="300" r="210" fill="#fff"/>';
    expect(proposeCorners(await grayOfDrawing(disc, wide, high))).toBeNull();
    const small =
      '<rect width="450" height="600" fill="#333"/><rect x="100" y="100" width="120" height="150" fill="#fff"/>';
    expect(proposeCorners(await grayOfDrawing(small, wide, high))).toBeNull();
  });
});

describe('half of a picture', () => {
  it('has the mean of four pixels in each', () => {
    expect(halfOf({ data: Uint8Array.of(0, 4, 9, 8, 12, 9), width: 3, height: 2 })).toEqual({
      data: Uint8Array.of(6),
      width: 1,
      height: 1,
    });
  });
});
