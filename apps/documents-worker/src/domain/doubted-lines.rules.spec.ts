import { describe, expect, it } from '@jest/globals';
import { isDoubted, replaces, wordsWithin } from './doubted-lines.rules.ts';

const line = { left: 100, right: 500, middle: 50, slope: 0, half: 12 };
const wordOf = (text: string, left: number, width: number, confidence = 95) => ({
  text,
  confidence,
  box: [left, 42, width, 16],
});
const whole = [wordOf('Total', 110, 200), wordOf('deposits', 320, 170)];

describe('words within a line', () => {
  it('have their middle in it, and are not much higher', () => {
    const below = { ...wordOf('next', 200, 40), box: [200, 62, 40, 16] };
    const high = { ...wordOf('|', 200, 4), box: [200, 20, 4, 60] };
    const right = wordOf('other', 500, 60);
    expect(wordsWithin(line, [...whole, below, high, right])).toEqual(whole);
  });
});

describe('a line', () => {
  it('is in no doubt if clear words cover it', () => {
    expect(isDoubted(line, whole)).toBe(false);
    expect(isDoubted(line, [wordOf('$1,275,787.00', 110, 380)])).toBe(false);
  });

  it.each([
    ['has no words', []],
    ['has an unsure word', [wordOf('Total', 110, 200, 40), wordOf('deposits', 320, 170)]],
    ['has words on one side only', [wordOf('Total', 110, 200)]],
    ['has a hole', [wordOf('Total', 110, 150), wordOf('deposits', 320, 170)]],
    ['has an amount that lacks a separator', [wordOf('1,275787.00', 110, 380)]],
  ])('is in doubt if it %s', (_name, words) => {
    expect(isDoubted(line, words)).toBe(true);
  });
});

describe('a second reading', () => {
  it('replaces a first one that has no more letters', () => {
    expect(replaces([wordOf('Total', 110, 200)], [wordOf('Tota', 110, 200)])).toBe(true);
  });

  it('replaces nothing if it is empty, unsure or loses letters', () => {
    expect(replaces([], [])).toBe(false);
    expect(replaces([wordOf('Total', 110, 200, 50)], [])).toBe(false);
    expect(replaces([wordOf('Tot', 110, 200)], whole)).toBe(false);
  });
});
