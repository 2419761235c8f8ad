import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { jpegSize } from './jpeg-size.rules.ts';

it.each([
  [1275, 1650],
  [7, 3],
])('a JPEG of %i by %i pixels has its size', async (width, height) => {
  const create = { width, height, channels: 3, background: '#ffffff' } as const;
  expect(jpegSize(await sharp({ create }).jpeg().toBuffer())).toEqual({ width, height });
});

it('a picture without a frame has none', () => {
  expect(() => jpegSize(Buffer.from([0xff, 0xd8]))).toThrow('no frame');
});
