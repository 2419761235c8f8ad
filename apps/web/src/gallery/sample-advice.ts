import {
  type Recommendation,
  recommendation,
  type RecommendationId,
  routeExamples,
} from '@groundwork/contracts';
import { paths } from '#shared/paths.ts';

type Given = Pick<Recommendation, 'code' | 'type' | 'title' | 'description' | 'impact' | 'timeEstimate'>;

const example = recommendation.parse(routeExamples.restoreRecommendation?.reply);

/** A piece of advice as the server sends it; what does not matter to a picture is the same in all of them. */
export function sampleAdvice(given: Given, more: Partial<Recommendation> = {}): Recommendation {
  return {
    ...example,
    ...given,
    id: `sample-${given.code}` as RecommendationId,
    factor: 'businessFinancials',
    priority: 'medium',
    why: 'Lenders read this figure first.',
    actionSteps: ['Find the figure', 'Enter it in your profile'],
    evidence: 'A statement that shows it',
    expectedImpact: given.impact,
    timeframe: given.timeEstimate,
    href: paths.profile(),
    ...more,
  };
}

export const advice: readonly Recommendation[] = [
  sampleAdvice(
    {
      code: 'DC1',
      type: 'high_impact',
      title: 'Upload tax returns',
      description:
        'Tax documents: 0 documents. This step would bring 35 of 35 points here instead of 0: +53 in all.',
      impact: 53,
      timeEstimate: '2 hours',
    },
    { href: paths.documents(), priority: 'high' },
  ),
  sampleAdvice(
    {
      code: 'CR2',
      type: 'high_impact',
      title: 'Bring your card balances to 30% of your limits',
      description:
        'Credit utilisation: 41%. This step would bring 12 of 15 points here instead of 7: +15 in all.',
      impact: 15,
      timeEstimate: '30 days',
    },
    { priority: 'critical', effort: 'medium', implementationDifficulty: 'medium', estimatedCost: 6400 },
  ),
  sampleAdvice(
    {
      code: 'BF10',
      type: 'quick_win',
      title: 'Connect your operating account',
      description: 'Connected accounts: 0 accounts. This step would bring 4 of 4 points here: +14 in all.',
      impact: 14,
      timeEstimate: '1 hour',
    },
    { href: paths.banking() },
  ),
  sampleAdvice(
    {
      code: 'BF5',
      type: 'quick_win',
      title: 'Add your net profit margin',
      description: 'Enter your net profit margin. From any profit on it adds at least +7 points.',
      impact: 7,
      timeEstimate: '1 hour',
    },
    { certainty: 'atLeast' },
  ),
];
