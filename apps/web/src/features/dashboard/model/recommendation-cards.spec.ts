import { describe, expect, it } from '@jest/globals';
import type { Recommendation } from '@groundwork/contracts';
import { sampleRecommendation } from '../../../gallery/sample-recommendations.ts';
import { describeBoost, groupRecommendations, removeRecommendation } from './recommendation-cards.ts';

const item = (
  code: string,
  type: Recommendation['type'],
  impact: number,
  status: Recommendation['status'] = 'active',
) =>
  sampleRecommendation(
    { code, type, impact, title: `Title ${code}`, description: '', timeEstimate: '1 day' },
    { status },
  );

const all = [
  item('a', 'high_impact', 53, 'completed'),
  item('b', 'high_impact', 41),
  item('c', 'quick_win', 12),
  item('d', 'high_impact', 30),
  item('e', 'high_impact', 20),
  item('f', 'document', 10),
  item('g', 'quick_win', 9, 'dismissed'),
  item('h', 'quick_win', 8),
  item('i', 'quick_win', 7),
];

describe('the recommendations on the dashboard', () => {
  it('shows at most two of each kind, without completed and dismissed ones', () => {
    const groups = groupRecommendations(all);
    expect(groups.highImpact.map(({ code }) => code)).toEqual(['b', 'd']);
    expect(groups.quickWins.map(({ code }) => code)).toEqual(['c', 'h']);
  });

  it('states exactly the points of the visible cards', () => {
    const { highImpact } = groupRecommendations(all);
    expect(describeBoost(highImpact)).toBe('Boost your score by 30-41 points');
    expect(describeBoost(highImpact.slice(0, 1))).toBe('Boost your score by 41 points');
    expect(describeBoost([item('x', 'high_impact', 1)])).toBe('Boost your score by 1 point');
  });

  it('removes a card and shows the next one in its place', () => {
    const b = all[1]!;
    const left = removeRecommendation({ recommendations: all }, b.id);
    expect(groupRecommendations(left.recommendations).highImpact.map(({ code }) => code)).toEqual(['d', 'e']);
  });
});
