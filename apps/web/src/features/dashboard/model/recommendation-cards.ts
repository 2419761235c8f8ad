import type { Recommendation, RecommendationId } from '@groundwork/contracts';

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

/** The first two of each kind, completed and dismissed ones left out. */
export function groupRecommendations(recommendations: readonly Recommendation[]): RecommendationGroups {
  return {
    highImpact: selectCards(recommendations, 'high_impact'),
    quickWins: selectCards(recommendations, 'quick_win'),
  };
}

/** "Boost your score by …" with the real figures of the cards shown. */
export function describeBoost(cards: readonly Recommendation[]): string {
  const impacts = cards.map(({ impact }) => impact);
  const smallest = Math.min(...impacts);
  const largest = Math.max(...impacts);
  const unit = largest === 1 ? 'point' : 'points';
  if (smallest === largest) return `Boost your score by ${largest} ${unit}`;
  return `Boost your score by ${smallest}-${largest} ${unit}`;
}

/** The dashboard's advice without one card: hidden at once, before the server is asked again. */
export function removeRecommendation<Reply extends { recommendations: Recommendation[] }>(
  reply: Reply,
  id: RecommendationId,
): Reply {
  return { ...reply, recommendations: reply.recommendations.filter((item) => item.id !== id) };
}
