import { describe, expect, it } from '@jest/globals';
import {
  grayOfDrawing,
  photographOf,
  reducedGray,
  seenCorners,
  sheetOfWords,
  sheetsOnDesks,
} from '@groundwork/test-data';
import { type GrayImage, halfOf } from './pixels.ts';
import { type Corners, lengthOf } from './quadrilateral.ts';
import { proposeCorners } from './sheet-finder.ts';

const [wide, high] = [450, 600];

const page = sheetOfWords();

function distanceOf(corners: Corners | null, expected: Corners): number {
  const diagonal = lengthOf(expected[0], expected[2]);
  return corners
    ? Math.max(...corners.map((each, at) => lengthOf(each, expected[at] ?? each))) / diagonal
    : 1;
}

describe('the proposed corners of a sheet', () => {
  it('are within 2 % of its diagonal on dark and on pale desks, in light and shadow', async () => {
    const distances: number[] = [];
    for (const desk of sheetsOnDesks(3, 3)) {
      const camera = { ...desk, width: wide, height: high };
      const image = await reducedGray(await photographOf(page, camera), 600);
      const scale = image.width / camera.width;
      const [a, b, c, d] = seenCorners(page, camera).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
      distances.push(distanceOf(proposeCorners(image), [a!, b!, c!, d!]));
    }
    expect(distances.map((each) => each <= 0.02)).toEqual(distances.map(() => true));
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
