import { describe, expect, it } from '@jest/globals';
import { surenessOf } from './sureness.ts';

const pageOf = (recognition: number, ...confidences: number[]) => ({
  recognition,
  words: confidences.map((confidence, at) => ({
    text: 'word',
    x: 72,
    y: 72 + 14 * at,
    width: 40,
    height: 10,
    confidence,
  })),
});

describe('how sure a recognized page is', () => {
  it.each([
    ['its words together', pageOf(0.95, 0.95, 0.7), 0.95],
    ['its worst word, if one is bad', pageOf(0.95, 0.97, 0.4), 0.7],
    ['all of it, if it is bad throughout', pageOf(0.5, 0.5, 0.5), 0.5],
    ['a page without words', pageOf(1), 1],
  ])('is that of %s', (_, page, expected) => {
    expect(surenessOf(page)).toBeCloseTo(expected);
  });

  it('does not depend on a single mark, which a speck can be', () => {
    const { words, recognition } = pageOf(0.95, 0.2);
    const speck = words.map((word) => ({ ...word, text: '|' }));
    expect(surenessOf({ words: speck, recognition })).toBe(0.95);
  });
});
