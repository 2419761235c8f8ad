import {
  type Recommendation,
  recommendation,
  type RecommendationId,
  routeExamples,
} from '@groundwork/contracts';
import { paths } from '#shared/paths.ts';

type RequiredParts = Pick<
  Recommendation,
  'code' | 'type' | 'title' | 'description' | 'impact' | 'timeEstimate'
>;

const example = recommendation.parse(routeExamples.restoreRecommendation?.reply);

export function sampleRecommendation(
  parts: RequiredParts,
  more: Partial<Recommendation> = {},
): Recommendation {
  return {
    ...example,
    ...parts,
    id: `sample-${parts.code}` as RecommendationId,
    factor: 'businessFinancials',
    priority: 'medium',
    why: 'Lenders read this figure first.',
    actionSteps: ['Find the figure', 'Enter it in your profile'],
    evidence: 'A statement that shows it',
    expectedImpact: parts.impact,
    timeframe: parts.timeEstimate,
    href: paths.profile(),
    ...more,
  };
}

export const recommendations: readonly Recommendation[] = [
  sampleRecommendation(
    {
      code: 'DC1',
      type: 'high_impact',
      title: 'Upload tax returns',
      description: 'Upload 3 tax documents. +53 points.',
      impact: 53,
      timeEstimate: '2 hours',
    },
    { href: paths.documents(), priority: 'high' },
  ),
  sampleRecommendation(
    {
      code: 'CR2',
      type: 'high_impact',
      title: 'Pay your credit balances down to $4,500',
      description: 'You use 41% of your credit limits. With credit balances of $4,500, you gain 15 points.',
      impact: 15,
      timeEstimate: '30 days',
    },
    {
      priority: 'critical',
      effort: 'medium',
      implementationDifficulty: 'medium',
      estimatedCost: 0,
      costKnown: false,
      timeKnown: true,
    },
  ),
  sampleRecommendation(
    {
      code: 'BF10',
      type: 'quick_win',
      title: 'Connect your operating account',
      description: 'Connect a bank account. This step adds 14 points.',
      impact: 14,
      timeEstimate: '1 hour',
    },
    { href: paths.banking() },
  ),
  sampleRecommendation(
    {
      code: 'BF5',
      type: 'quick_win',
      title: 'Add your net profit margin',
      description: 'Add your net profit margin. You gain up to +49 points, depending on the figure.',
      impact: 7,
      timeEstimate: '1 hour',
    },
    { certainty: 'upTo', mostImpact: 49 },
  ),
];
