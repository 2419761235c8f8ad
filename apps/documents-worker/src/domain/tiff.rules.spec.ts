import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { toTiff } from './tiff.rules.ts';

// The reader of photographs blocks other formats in the whole process, in which its tests can run before.
sharp.unblock({ operation: ['VipsForeignLoadTiffBuffer'] });

const pictureOf = (width: number, height: number) => ({
  data: Buffer.from(Array.from({ length: width * height }, (_, at) => (at * 37) % 256)),
  width,
  height,
});

describe('a file of several pictures', () => {
  it('has each picture as a page with its own size and pixels', async () => {
    const pictures = [pictureOf(5, 3), pictureOf(4, 4), pictureOf(7, 1)];
    const tiff = toTiff(pictures);
    for (const [page, { data, width, height }] of pictures.entries()) {
      const read = await sharp(tiff, { page })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(read.info).toMatchObject({ width, height, channels: 1 });
      expect(read.data).toEqual(data);
    }
    expect((await sharp(tiff).metadata()).pages).toBe(3);
  });
});
