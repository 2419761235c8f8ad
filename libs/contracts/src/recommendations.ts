import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { profileInput } from './profile/input.ts';
import { factorName } from './score.ts';
import { scoreMessages } from './score.wording.ts';

export const recommendationId = z.string().min(1).max(100).brand<'RecommendationId'>();
export type RecommendationId = z.infer<typeof recommendationId>;

export const recommendationType = z.enum(['high_impact', 'quick_win', 'document', 'financial']);
export const recommendationPriority = z.enum(['critical', 'high', 'medium']);
export const recommendationEffort = z.enum(['low', 'medium', 'high']);
export const recommendationStatus = z.enum(['active', 'completed', 'dismissed']);

const points = z.number().int();
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);

/** One piece of advice in both vocabularies: the dashboard's and the optimization panel's. */
export const recommendation = z.object({
  id: recommendationId,
  code: z.string(),
  factor: factorName,
  type: recommendationType,
  priority: recommendationPriority,
  title: z.string(),
  description: z.string(),
  why: z.string(),
  actionSteps: z.array(z.string()),
  evidence: z.string(),
  impact: points,
  expectedImpact: points,
  /** How the number is said: "+12", "at least +3", or not at all. */
  certainty: z.enum(['exact', 'atLeast', 'none']),
  timeEstimate: z.string(),
  timeframe: z.string(),
  effort: recommendationEffort,
  implementationDifficulty: recommendationEffort,
  /** Whole dollars; 0 is free. */
  estimatedCost: z.number().int(),
  status: recommendationStatus,
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  /** What its criterion has really gained since it was marked; null while it is not completed. */
  achievedPoints: points.nullable(),
  /** What is still to do where nothing was gained yet. */
  stillNeeded: z.string().nullable(),
  href: z.string(),
  patch: z.record(z.string(), fieldValue).nullable(),
});
export type Recommendation = z.infer<typeof recommendation>;

export const mostSelected = 200;

/** Of a proposed change only the id is read: the client's own numbers count for nothing. */
export const impactBody = z.object({
  currentData: profileInput.default({}),
  proposedChanges: z
    .array(z.object({ id: recommendationId }), scoreMessages.recommendations)
    .max(mostSelected, fill(scoreMessages.mostRecommendations, { most: mostSelected })),
});

export const fieldChange = z.object({ field: z.string(), from: fieldValue, to: fieldValue });

export const improvement = z.object({
  id: recommendationId,
  title: z.string(),
  code: z.string(),
  factor: factorName,
  field: z.string().nullable(),
  from: fieldValue.nullable(),
  to: fieldValue.nullable(),
  changes: z.array(fieldChange),
  points,
});

export const impactResult = z.object({
  totalImpact: points,
  newScoreProjection: points,
  timeToImplement: z.string(),
  estimatedCost: z.number().int(),
  improvements: z.array(improvement),
});
export type ImpactResult = z.infer<typeof impactResult>;
