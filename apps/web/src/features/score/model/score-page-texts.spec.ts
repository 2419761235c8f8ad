import { describe, expect, it } from '@jest/globals';
import { fullScore } from '../../../gallery/sample-score.ts';
import { toImpactLines } from './impact-lines.ts';
import {
  describeMilestone,
  describeRate,
  toMaxPoints,
  describeStaleSources,
  formatWeight,
} from './score-page-texts.ts';

describe('the texts of the score page', () => {
  it('name the services that did not answer', () => {
    expect(describeStaleSources([])).toBeNull();
    expect(describeStaleSources(['documents'])).toMatch(
      /^We couldn’t load the latest changes to your documents\./,
    );
    expect(describeStaleSources(['profile', 'documents'])).toContain(
      'latest changes to your profile and accounts and your documents.',
    );
  });

  it('state a weight as a percentage and as its maximum points', () => {
    expect([0.3, 0.35, 0.15, 0.2].map(formatWeight)).toEqual([
      '30% weight',
      '35% weight',
      '15% weight',
      '20% weight',
    ]);
    expect([0.3, 0.35, 0.15, 0.2].map(toMaxPoints)).toEqual([300, 350, 150, 200]);
  });

  it('name the score that unlocks premium lender access, and none when no step is left', () => {
    const { totalScore, nextMilestone } = fullScore;
    expect(describeMilestone(fullScore)).toBe(`Reach ${totalScore + 53} to unlock premium lender access`);
    const sentenceOf = (step: { points: null; href: string | null }) =>
      describeMilestone({ ...fullScore, nextMilestone: { ...nextMilestone, ...step, target: totalScore } });
    expect(sentenceOf({ points: null, href: null })).toBe('You’ve taken every step that raises your score.');
    expect(sentenceOf({ points: null, href: '/business-profile' })).toBeNull();
  });

  it.each([
    [[], 'real', 'Of all active lenders'],
    [['lenders'], 'real', 'Not available right now'],
    [['lenders'], 'empty', 'Not available right now'],
    [[], 'empty', 'No lenders yet'],
  ] as const)('describe the rate without %j and with %s lenders', (unavailable, catalogMode, text) => {
    expect(describeRate({ ...fullScore, unavailable: [...unavailable], catalogueMode: catalogMode })).toBe(
      text,
    );
  });

  it('list the impact of 30 days by cause, and other causes only when they changed points', () => {
    const lines = (other: number) =>
      toImpactLines({ documents: 23, profileAndBanking: 5, other, total: 28 + other });
    expect(lines(0).map(({ label }) => label)).toEqual(['Documents', 'Profile and banking']);
    expect(lines(-3).at(-1)).toEqual({ label: 'Other', points: -3 });
    expect(lines(-3).reduce((sum, { points }) => sum + points, 0)).toBe(25);
  });
});
