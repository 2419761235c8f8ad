import { describe, expect, it } from '@jest/globals';
import { recommendations, sampleRecommendation } from '../../../gallery/sample-recommendations.ts';
import { achievedWords, adviceGroups, costWords } from './advice-groups.ts';

const completedAdvice = sampleRecommendation(
  {
    code: 'CR4',
    type: 'financial',
    title: 'Answer whether you’ve had a tax lien',
    description: 'An open question earns no points. “None” is an answer too.',
    impact: 0,
    timeEstimate: '1 hour',
  },
  {
    certainty: 'none',
    status: 'completed',
    completed: true,
    completedAt: '2025-11-08T12:00:00Z',
    achievedPoints: 0,
    stillNeeded: 'Answer it in your profile and save.',
  },
);
const critical = sampleRecommendation(
  { code: 'CR1', type: 'financial', title: 'Raise it', description: '', impact: 9, timeEstimate: '90 days' },
  { priority: 'critical' },
);
const codesOf = (title: string, all = [...recommendations, completedAdvice, critical]) =>
  adviceGroups(all)
    .find((group) => group.title === title)
    ?.items.map(({ code }) => code);

describe('the groups of the optimization panel', () => {
  it('stand in their order under their exact headings', () => {
    expect(adviceGroups([]).map(({ title }) => title)).toEqual([
      'Critical Actions Required',
      'High Impact Opportunities',
      'Additional Optimization Ideas',
      'Completed Optimizations',
    ]);
  });

  it('hold what is critical and not completed under Critical Actions Required', () => {
    expect(codesOf('Critical Actions Required')).toEqual(['CR2', 'CR1']);
    const done = { ...critical, completed: true };
    expect(codesOf('Critical Actions Required', [done])).toEqual([]);
    expect(codesOf('Completed Optimizations', [done])).toEqual(['CR1']);
  });

  it('hold what is high under High Impact Opportunities', () => {
    expect(codesOf('High Impact Opportunities')).toEqual(['DC1']);
  });

  it('hold the rest under Additional Optimization Ideas', () => {
    expect(codesOf('Additional Optimization Ideas')).toEqual(['BF10', 'BF5']);
  });

  it('hold each piece of advice exactly once', () => {
    const all = [...recommendations, completedAdvice, critical];
    const shown = adviceGroups(all).flatMap(({ items }) => items);
    expect(shown).toHaveLength(all.length);
    expect(new Set(shown)).toEqual(new Set(all));
  });

  it('say what a completed one has really gained', () => {
    expect(achievedWords({ achievedPoints: 12 })).toBe('+12 points achieved');
    expect(achievedWords({ achievedPoints: 0 })).toBe('+0 points achieved');
    expect([0, 6400].map(costWords)).toEqual(['Free', '$6,400']);
  });
});
