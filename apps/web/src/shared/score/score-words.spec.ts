import { describe, expect, it } from '@jest/globals';
import { dialSentence, pointsWords } from './score-words.ts';

describe('the words of a score', () => {
  it('read the dial aloud', () => {
    expect(dialSentence('Groundwork Score', 742, 23)).toBe(
      'Groundwork Score 742 of 1000, Good, +23 from last month',
    );
  });

  it('count points', () => {
    expect([53, 1, 0, -1, -12].map(pointsWords)).toEqual([
      '+53 points',
      '+1 point',
      '+0 points',
      '−1 point',
      '−12 points',
    ]);
  });
});
