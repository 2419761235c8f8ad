import { describe, expect, it } from '@jest/globals';
import { boostSentence, groupRecommendations } from './recommendation-cards.ts';

const item = (id: string, type: string, impact: number, status = 'active') => ({
  id,
  type,
  impact,
  status,
  title: `Title ${id}`,
  description: '',
  timeEstimate: '1 day',
});

describe('the recommendations on the dashboard', () => {
  it('shows at most two of each kind, without completed and dismissed ones', () => {
    const groups = groupRecommendations([
      item('a', 'high_impact', 53, 'completed'),
      item('b', 'high_impact', 41),
      item('c', 'quick_win', 12),
      item('d', 'high_impact', 30),
      item('e', 'high_impact', 20),
      item('f', 'document', 10),
    ]);
    expect(groups.highImpact.map(({ id }) => id)).toEqual(['b', 'd']);
    expect(groups.quickWins.map(({ id }) => id)).toEqual(['c']);
  });

  it('promises exactly what the shown cards give', () => {
    const { highImpact } = groupRecommendations([item('a', 'high_impact', 53), item('b', 'high_impact', 41)]);
    expect(boostSentence(highImpact)).toBe('Boost your score by 41-53 points');
    expect(boostSentence(highImpact.slice(0, 1))).toBe('Boost your score by 53 points');
  });
});
