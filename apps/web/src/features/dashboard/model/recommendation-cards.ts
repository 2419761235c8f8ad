import { fill } from '@groundwork/wording';
import type { Recommendation, RecommendationId } from '@groundwork/contracts';
import { specifiedWords } from '../dashboard.wording.ts';

export interface RecommendationGroups {
  readonly highImpact: readonly Recommendation[];
  readonly quickWins: readonly Recommendation[];
}

const cardsPerGroup = 2;

function selectCards(
  recommendations: readonly Recommendation[],
  type: Recommendation['type'],
): Recommendation[] {
  return recommendations
    .filter((item) => item.type === type && item.status === 'active')
    .slice(0, cardsPerGroup);
}

export function groupRecommendations(recommendations: readonly Recommendation[]): RecommendationGroups {
  return {
    highImpact: selectCards(recommendations, 'high_impact'),
    quickWins: selectCards(recommendations, 'quick_win'),
  };
}

export function describeBoost(cards: readonly Recommendation[]): string {
  const impacts = cards.map(({ impact }) => impact);
  const least = Math.min(...impacts);
  const points = Math.max(...impacts);
  return least === points
    ? fill(specifiedWords.boost, { points })
    : fill(specifiedWords.boostRange, { least, most: points });
}

export function removeRecommendation<Reply extends { recommendations: Recommendation[] }>(
  reply: Reply,
  id: RecommendationId,
): Reply {
  return { ...reply, recommendations: reply.recommendations.filter((item) => item.id !== id) };
}
