import type { DashboardReply } from '@groundwork/contracts';

export interface RecommendationCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly impact: number;
  readonly timeEstimate: string;
}

export interface RecommendationGroups {
  readonly highImpact: readonly RecommendationCard[];
  readonly quickWins: readonly RecommendationCard[];
}

type Recommendation = DashboardReply['recommendations'][number];
const shownPerGroup = 2;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

function cardsOfType(recommendations: readonly Recommendation[], type: string): RecommendationCard[] {
  return recommendations
    .filter((item) => item['type'] === type && (item['status'] ?? 'active') === 'active')
    .slice(0, shownPerGroup)
    .map((item) => ({
      id: item.id,
      title: text(item['title']),
      description: text(item['description']),
      impact: typeof item['impact'] === 'number' ? item['impact'] : 0,
      timeEstimate: text(item['timeEstimate']),
    }));
}

/** The first two of each kind, completed and dismissed ones left out. */
export function groupRecommendations(recommendations: readonly Recommendation[]): RecommendationGroups {
  return {
    highImpact: cardsOfType(recommendations, 'high_impact'),
    quickWins: cardsOfType(recommendations, 'quick_win'),
  };
}

/** "Boost your score by …" with the real figures of the cards shown. */
export function boostSentence(cards: readonly RecommendationCard[]): string {
  const impacts = cards.map(({ impact }) => impact);
  const smallest = Math.min(...impacts);
  const largest = Math.max(...impacts);
  if (cards.length < 2 || smallest === largest) return `Boost your score by ${largest} points`;
  return `Boost your score by ${smallest}-${largest} points`;
}
