import { describe, expect, it } from '@jest/globals';
import { BoxesNearby } from './boxes-nearby.rules.ts';

const word = (left: number, bottom: number) => [left, bottom, left + 30, bottom + 8] as const;

describe('the boxes near a box', () => {
  it('are those of the same part of the page, in their order', () => {
    const boxes = new BoxesNearby([word(100, 700), word(500, 700), word(110, 702), word(100, 20)]);
    expect(boxes.near(word(105, 701))).toEqual([0, 2]);
  });

  it('include a large box, which can cover all of them', () => {
    const boxes = new BoxesNearby([word(100, 700), [0, 0, 600, 800], word(500, 20)]);
    expect(boxes.near(word(100, 700))).toEqual([0, 1]);
    expect(boxes.near([0, 0, 600, 800])).toEqual([0, 1, 2]);
  });

  it('name a box once that touches several squares', () => {
    const boxes = new BoxesNearby([[60, 10, 140, 40]]);
    expect(boxes.near([60, 10, 140, 40])).toEqual([0]);
  });

  it('are all boxes for a box without a place', () => {
    const boxes = new BoxesNearby([word(0, 0), [Number.NaN, 0, 1, 1]]);
    expect(boxes.near([0, 0, Infinity, 1])).toEqual([0, 1]);
    expect(boxes.near(word(0, 0))).toEqual([0, 1]);
  });

  it('are few on a page of 10,000 words', () => {
    const words = Array.from({ length: 10_000 }, (_, at) => word((at % 100) * 31, Math.floor(at / 100) * 9));
    const boxes = new BoxesNearby(words);
    const compared = words.reduce((sum, box) => sum + boxes.near(box).length, 0);
    expect(compared).toBeLessThan(words.length * 30);
  });
});
