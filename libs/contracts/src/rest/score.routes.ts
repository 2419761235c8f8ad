import { z } from 'zod';
import { dashboardReply } from '../dashboard.ts';
import { scorePlanQuery, scorePlanReply } from '../goal-plan.ts';
import { listOf, pageQuery } from '../lists.ts';
import { inPlainUnits } from '../plain-units.ts';
import { provenScore } from '../proven-score.ts';
import { impactBody, impactResult, recommendation, recommendationId } from '../recommendations.ts';
import { recalculatedReply, scoreInputReply, scoreStep } from '../score-history.ts';
import { scoreReply } from '../score.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const scoreRoutes = {
  dashboard: defineRoute({
    ...at(addresses.dashboard),
    access: 'score view',
    summary: 'Get score, matches, recommendations and documents at a glance',
    description:
      'Merges scoring, matching and documents. unavailable names each part that does not answer. Fails with 503 only if none of them answers.',
    status: 200,
    reply: dashboardReply,
  }),
  score: defineRoute({
    ...at(addresses.score),
    access: 'score view',
    summary: 'Get the score with an explanation of every point',
    description: 'Returns factors, criteria, reasons and the next milestone with the lenders that it opens.',
    status: 200,
    reply: scoreReply,
  }),
  recalculateScore: defineRoute({
    ...at(addresses.recalculateScore),
    access: 'score edit',
    summary: 'Compute the score again from the latest data',
    description:
      'Reads profile and documents before it computes. staleSources names each source that does not answer.',
    status: 200,
    reply: recalculatedReply,
  }),
  scorePlan: defineRoute({
    ...at(addresses.scorePlan),
    access: 'score view',
    needs: 'goalPlanner',
    summary: 'Plan the easiest steps to a score',
    description:
      'Returns the easiest steps from the current figures to the target, with the score after each step.',
    status: 200,
    query: scorePlanQuery,
    reply: scorePlanReply,
  }),
  scoreHistory: defineRoute({
    ...at(addresses.scoreHistory),
    access: 'score view',
    summary: 'List the changes of the score with their causes, the newest first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(scoreStep),
  }),
  provenScore: defineRoute({
    ...at(addresses.provenScore),
    access: 'score view',
    needs: 'provenScore',
    summary: 'Get the score over the figures that your papers and bank rows confirm',
    description:
      'Returns the points, badge and witnesses of each criterion, what to bring for more, and where a paper contradicts the profile.',
    status: 200,
    reply: provenScore,
  }),
  provenHistory: defineRoute({
    ...at(addresses.provenHistory),
    access: 'score view',
    needs: 'provenScore',
    summary: 'List the changes of the proven score with their causes, the newest first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(scoreStep),
  }),
  scoreInput: defineRoute({
    ...at(addresses.scoreInput),
    access: 'score view',
    summary: 'Get the input of the score',
    description:
      'A client can compute the score from these figures and try changes. Balances are in cents, and in dollars in plain.',
    status: 200,
    reply: inPlainUnits(scoreInputReply),
  }),
} as const;

export const adviceRoutes = {
  recommendations: defineRoute({
    ...at(addresses.recommendations),
    access: 'score view',
    summary: 'List active and completed recommendations, the most useful first',
    description: 'Returns the whole list, or one page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(recommendation),
  }),
  completeRecommendation: defineRoute({
    ...at(addresses.completeRecommendation),
    access: 'score edit',
    summary: 'Mark advice as done',
    description: 'The next score shows the points that it gained.',
    params: z.object({ id: recommendationId }),
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    reply: recommendation,
  }),
  dismissRecommendation: defineRoute({
    ...at(addresses.dismissRecommendation),
    access: 'score edit',
    summary: 'Hide a recommendation',
    description: 'It stays hidden until you restore it.',
    params: z.object({ id: recommendationId }),
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    reply: recommendation,
  }),
  restoreRecommendation: defineRoute({
    ...at(addresses.restoreRecommendation),
    access: 'score edit',
    summary: 'Undo complete or dismiss',
    description: 'Makes it active again.',
    params: z.object({ id: recommendationId }),
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    reply: recommendation,
  }),
  optimizationImpact: defineRoute({
    ...at(addresses.optimizationImpact),
    access: 'score view',
    summary: 'Compute what several steps add together',
    description: 'currentData may contain unsaved figures of the profile form. Stores nothing.',
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    body: impactBody,
    reply: impactResult,
  }),
} as const;
