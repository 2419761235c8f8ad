import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readSoftware } from './exif-software.rules.ts';

const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } });

describe('the program in the metadata of a picture', () => {
  it('is the EXIF software of a photograph', async () => {
    const photo = await square()
      .withExif({ IFD0: { Make: 'Phone', Software: 'Adobe Photoshop 25.0' } })
      .jpeg()
      .toBuffer();
    expect(readSoftware(photo)).toBe('Adobe Photoshop 25.0');
  });

  it.each([
    ['a photograph without a program', () => square().jpeg().toBuffer()],
    ['a drawing', () => square().png().toBuffer()],
    [
      'a photograph cut off',
      async () =>
        (
          await square()
            .withExif({ IFD0: { Software: 'GIMP' } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 40),
    ],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ])('is null for %s', async (_, picture) => {
    expect(readSoftware(await picture())).toBeNull();
  });
});
