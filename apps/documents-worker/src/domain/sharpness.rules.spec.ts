import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { isBlurred, measureSharpness } from './sharpness.rules.ts';

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

/** Brightness rises from 100 by the step to the top, and falls again. */
function waveOf(step: number, { top = 200, width = 161, height = 129, isVertical = false } = {}) {
  const rise = Math.ceil((top - 100) / step);
  const brightness = (at: number) => {
    const place = at % (2 * rise);
    return place <= rise ? Math.min(top, 100 + step * place) : Math.max(100, top - step * (place - rise));
  };
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, at) =>
      brightness(isVertical ? Math.floor(at / width) : at % width),
    ),
  );
  return { data, width, height };
}

describe('the measure of the sharpness', () => {
  it.each([true, false])('is the steepest step as a share of the contrast (vertical: %s)', (isVertical) => {
    expect(measureSharpness(waveOf(10, { isVertical }))).toBe(0.1);
    expect(measureSharpness(waveOf(25, { isVertical }))).toBe(0.25);
    expect(measureSharpness(waveOf(10, { top: 150, isVertical }))).toBe(0.2);
  });

  it('is the middle one of all squares with ink', () => {
    const [soft, hard] = [waveOf(10), waveOf(50)];
    const mixedFrom = (column: number) => ({
      ...soft,
      data: Buffer.from(soft.data.map((value, at) => (at % 161 >= column ? (hard.data[at] ?? 0) : value))),
    });
    expect([measureSharpness(mixedFrom(128)), measureSharpness(mixedFrom(96))]).toEqual([0.1, 0.5]);
  });

  it('needs 20 squares with a contrast of 50', () => {
    expect(measureSharpness(waveOf(10, { width: 160 }))).toBeNull();
    expect(measureSharpness(waveOf(10, { height: 128 }))).toBeNull();
    expect(measureSharpness(waveOf(7, { top: 149 }))).toBeNull();
  });
});

describe('a blurred page', () => {
  it('has a sharpness below 0.15', () => {
    expect([10, 15, 20].map((step) => isBlurred(waveOf(step)))).toEqual([true, false, false]);
  });

  it('is none without enough ink', () => {
    expect(isBlurred(waveOf(10, { width: 160 }))).toBe(false);
  });
});
