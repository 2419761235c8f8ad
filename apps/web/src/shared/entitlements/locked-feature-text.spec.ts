import { describe, expect, it } from '@jest/globals';
import { lockedFeatureText } from './locked-feature-text.ts';

describe('the text of a feature that the plan does not include', () => {
  it('names its benefit and the plans that include it', () => {
    expect(lockedFeatureText('goalPlanner')).toEqual({
      title: 'Goal planner',
      text: 'Find the easiest steps to a score or a lender. Comes with Individual, Professional, and Master Partner.',
    });
    expect(lockedFeatureText('apiAccess').text).toBe(
      'The product from your own software. Comes with Master Partner.',
    );
  });
});
