import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { measureSharpness } from './sharpness.rules.ts';

const [width, height] = [640, 800];

const page = Buffer.from(
  Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return y % 30 < 12 && (x + y) % 14 < 6 ? 30 : 230;
  }),
);

async function blurredPage(sigma: number): Promise<Buffer> {
  const raw = sharp(page, { raw: { width, height, channels: 1 } });
  return raw.blur(sigma).toColourspace('b-w').raw().toBuffer();
}

describe('the sharpness of a page', () => {
  it('falls as its edges become wider', async () => {
    const sharpnessAt = async (sigma: number) =>
      measureSharpness({ data: await blurredPage(sigma), width, height }) ?? 0;
    const [sharpPage, soft, blurred] = [await sharpnessAt(0.4), await sharpnessAt(2), await sharpnessAt(4)];
    expect(sharpPage).toBeGreaterThan(soft);
    expect(soft).toBeGreaterThan(blurred);
  });

  it('does not depend on the light', async () => {
    const data = await blurredPage(1.5);
    const dark = Buffer.from(data.map((brightness) => Math.round(brightness * 0.6)));
    const [bright, dim] = [data, dark].map((each) => measureSharpness({ data: each, width, height }) ?? 0);
    expect(Math.abs((bright ?? 0) - (dim ?? 0))).toBeLessThan(0.05);
  });

  it('is unknown without enough ink', () => {
    expect(measureSharpness({ data: Buffer.alloc(width * height, 250), width, height })).toBeNull();
  });
});
