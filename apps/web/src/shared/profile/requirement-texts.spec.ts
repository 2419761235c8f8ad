import { describe, expect, it } from '@jest/globals';
import { formatFigure, describeOpenRequirement } from './requirement-texts.ts';

describe('what would have to change', () => {
  it('is told in figures and plain answers', () => {
    expect([1_200_000, true, false, 'equipment'].map(formatFigure)).toEqual([
      '1,200,000',
      'yes',
      'no',
      'equipment',
    ]);
  });

  it('is not in the figures where time or nothing helps', () => {
    expect(describeOpenRequirement({ passesOn: null, note: null })).toBe('Cannot be changed by figures');
    expect(describeOpenRequirement({ passesOn: null, note: 'Enter your debt' })).toBe('Enter your debt');
    expect(describeOpenRequirement({ passesOn: '2028-03-15', note: null })).toBe(
      'met by itself on Mar 15, 2028',
    );
  });
});
