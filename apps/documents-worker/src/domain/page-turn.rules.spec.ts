import { describe, expect, it } from '@jest/globals';
import type { GrayPicture } from './gray-picture.model.ts';
import { hasVerticalWords, isSideways } from './page-turn.rules.ts';

const [width, height] = [800, 1000];
type IsInk = (x: number, y: number) => boolean;

const pageOf = (isInk: IsInk, paper = 245): GrayPicture => ({
  data: Buffer.from(
    Array.from({ length: width * height }, (_, at) =>
      isInk(at % width, Math.floor(at / width)) ? 20 : paper,
    ),
  ),
  width,
  height,
});

const hashOf = (number: number) => Math.abs(Math.sin(number * 12.9898) * 43_758.5453) % 1;

/** Words of different lengths at different places in each line. */
const isText: IsInk = (x, y) => {
  const line = Math.floor(y / 32);
  const [word, letter] = [Math.floor((x + line * 41) / 60), Math.floor((x + line * 23) / 7)];
  return y % 32 < 14 && hashOf(word + line * 101) < 0.75 && hashOf(letter + line * 997) < 0.6;
};

describe('a page of text', () => {
  it('is on its side if its lines run from top to bottom', () => {
    expect(isSideways(pageOf((x, y) => isText(y, x)))).toBe(true);
  });

  it('is not on its side if its lines run from left to right', () => {
    expect(isSideways(pageOf(isText))).toBe(false);
  });

  it('is on its side in little light too', () => {
    expect(isSideways(pageOf((x, y) => isText(y, x), 120))).toBe(true);
  });

  it('is not on its side without ink, or with noise', () => {
    expect(isSideways(pageOf(() => false))).toBe(false);
    expect(isSideways(pageOf((x, y) => hashOf(x + y * width) < 0.1))).toBe(false);
  });
});

describe('recognized words', () => {
  const wordOf = (text: string, width: number, height: number) => ({ text, x: 0, y: 0, width, height });

  it('are vertical if most of the long ones are higher than wide', () => {
    const vertical = [wordOf('Balance', 10, 60), wordOf('Deposits', 11, 70), wordOf('Total', 50, 10)];
    expect(hasVerticalWords(vertical)).toBe(true);
  });

  it('are not vertical with short words or without words', () => {
    expect(hasVerticalWords([wordOf('Balance', 60, 10), wordOf('1', 4, 10), wordOf('a', 4, 10)])).toBe(false);
    expect(hasVerticalWords([])).toBe(false);
  });
});
