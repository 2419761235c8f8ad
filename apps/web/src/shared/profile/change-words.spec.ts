import { describe, expect, it } from '@jest/globals';
import { figureWords, unchangeableWords } from './change-words.ts';

describe('what would have to change', () => {
  it('is told in figures and plain answers', () => {
    expect([1_200_000, true, false, 'equipment'].map(figureWords)).toEqual([
      '1,200,000',
      'yes',
      'no',
      'equipment',
    ]);
  });

  it('is not in the figures where time or nothing helps', () => {
    expect(unchangeableWords({ passesOn: null, note: null })).toBe('Cannot be changed by figures');
    expect(unchangeableWords({ passesOn: null, note: 'Enter your debt' })).toBe('Enter your debt');
    expect(unchangeableWords({ passesOn: '2028-03-15', note: null })).toBe('met by itself on Mar 15, 2028');
  });
});
