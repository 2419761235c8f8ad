import { describe, expect, it } from '@jest/globals';
import { words } from './profile.wording.ts';
import { describeUnchangeable, formatFieldValue } from './required-values.ts';

describe('a required value', () => {
  it('is a number with grouped digits or a plain answer', () => {
    expect([1_200_000, true, false, 'equipment'].map(formatFieldValue)).toEqual([
      '1,200,000',
      'yes',
      'no',
      'equipment',
    ]);
  });

  it('has a sentence instead if only time helps or nothing helps', () => {
    expect(describeUnchangeable({ passesOn: null, note: null })).toBe(words.requirement.noFigure);
    expect(describeUnchangeable({ passesOn: null, note: 'Enter your debt' })).toBe('Enter your debt');
    expect(describeUnchangeable({ passesOn: '2028-03-15', note: null })).toBe(
      'You’ll meet this on Mar 15, 2028, with no change on your side.',
    );
  });
});
