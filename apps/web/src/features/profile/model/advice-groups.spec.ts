import { describe, expect, it } from '@jest/globals';
import { recommendations, sampleRecommendation } from '../../../gallery/sample-recommendations.ts';
import { adviceGroups, describeTimeAndCost, formatAchieved, formatCost } from './advice-groups.ts';

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
  it('are in order and have the fixed headings', () => {
    expect(adviceGroups([]).map(({ title }) => title)).toEqual([
      'Critical Actions Required',
      'High Impact Opportunities',
      'Additional Optimization Ideas',
      'Completed Optimizations',
    ]);
  });

  it('put open critical advice under Critical Actions Required', () => {
    expect(codesOf('Critical Actions Required')).toEqual(['CR2', 'CR1']);
    const done = { ...critical, completed: true };
    expect(codesOf('Critical Actions Required', [done])).toEqual([]);
    expect(codesOf('Completed Optimizations', [done])).toEqual(['CR1']);
  });

  it('put high priority under High Impact Opportunities', () => {
    expect(codesOf('High Impact Opportunities')).toEqual(['DC1']);
  });

  it('put the rest under Additional Optimization Ideas', () => {
    expect(codesOf('Additional Optimization Ideas')).toEqual(['BF10', 'BF5']);
  });

  it('contain each recommendation exactly once', () => {
    const all = [...recommendations, completedAdvice, critical];
    const items = adviceGroups(all).flatMap(({ items: group }) => group);
    expect(items).toHaveLength(all.length);
    expect(new Set(items)).toEqual(new Set(all));
  });

  it('show the measured gain of completed advice', () => {
    expect(formatAchieved({ achievedPoints: 12 })).toBe('+12 points achieved');
    expect(formatAchieved({ achievedPoints: 0 })).toBe('+0 points achieved');
  });

  it('show a cost only if it is known', () => {
    const costs = [
      { estimatedCost: 0, costKnown: true },
      { estimatedCost: 6400, costKnown: true },
      { estimatedCost: 0, costKnown: false },
      { estimatedCost: 50 },
    ];
    expect(costs.map(formatCost)).toEqual(['Free', '$6,400', null, null]);
  });

  it('state the estimated time and cost, each if it is known', () => {
    const result = { totalImpact: 9, newScoreProjection: 621, improvements: [], timeToImplement: '45 days' };
    const priced = { ...result, timeKnown: true, estimatedCost: 150, costKnown: true };
    expect(describeTimeAndCost(priced)).toBe('Estimated time: 45 days · Estimated cost: $150');
    expect(describeTimeAndCost({ ...priced, costKnown: false })).toBe('Estimated time: 45 days');
    expect(describeTimeAndCost({ ...priced, timeKnown: false })).toBe('Estimated cost: $150');
  });
});
