import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { profileInput } from './profile/input.ts';
import { factorName } from './score.ts';
import { scoreMessages } from './score.wording.ts';
import { idText } from './texts.ts';

export const recommendationId = idText.min(1).brand<'RecommendationId'>();
export type RecommendationId = z.infer<typeof recommendationId>;

export const recommendationType = z.enum(['high_impact', 'quick_win', 'document', 'financial']);
export const recommendationPriority = z.enum(['critical', 'high', 'medium']);
export const recommendationEffort = z.enum(['low', 'medium', 'high']);
export const recommendationStatus = z.enum(['active', 'completed', 'dismissed']);

const points = z.number().int();
export const costKnown = z.boolean().optional();
/** Whether the time is that of the step. How soon an owner answers or uploads is up to her. */
export const timeKnown = z.boolean().optional();
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);

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
  certainty: z.enum(['exact', 'atLeast', 'upTo', 'none']),
  mostImpact: points.nullable().optional(),
  timeEstimate: z.string(),
  timeframe: z.string(),
  timeKnown,
  effort: recommendationEffort,
  implementationDifficulty: recommendationEffort,
  estimatedCost: z.number().int(),
  costKnown,
  status: recommendationStatus,
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  achievedPoints: points.nullable(),
  stillNeeded: z.string().nullable(),
  href: z.string(),
  patch: z.record(z.string(), fieldValue).nullable(),
});
export type Recommendation = z.infer<typeof recommendation>;

export const mostSelected = 200;

/** The server reads only the id and computes the points itself. */
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
  timeKnown,
  estimatedCost: z.number().int(),
  costKnown,
  improvements: z.array(improvement),
});
export type ImpactResult = z.infer<typeof impactResult>;
