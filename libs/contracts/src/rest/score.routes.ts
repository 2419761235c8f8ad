import { z } from 'zod';
import { dashboardReply } from '../dashboard.ts';
import { scorePlanQuery, scorePlanReply } from '../goal-plan.ts';
import { listOf, pageQuery } from '../lists.ts';
import { impactBody, impactResult, recommendation, recommendationId } from '../recommendations.ts';
import { recalculatedReply, scoreInputReply, scoreStep } from '../score-history.ts';
import { scoreReply } from '../score.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const scoreRoutes = {
  dashboard: defineRoute({
    ...at(addresses.dashboard),
    access: 'user',
    summary: 'Score, matches, recommendations and documents at a glance',
    description:
      'Put together from scoring, matching and documents. A part that does not answer is named in unavailable and the rest is shown; 503 only if all three are away.',
    status: 200,
    reply: dashboardReply,
  }),
  score: defineRoute({
    ...at(addresses.score),
    access: 'user',
    summary: 'The score, explained to the last point',
    description: 'Factors, criteria, reasons, the next milestone and what it would bring at the lenders.',
    status: 200,
    reply: scoreReply,
  }),
  recalculateScore: defineRoute({
    ...at(addresses.recalculateScore),
    access: 'user',
    summary: 'Ask for news and compute the score anew',
    description:
      'Asks profile and documents for their present state before it computes. A source that does not answer is named in staleSources.',
    status: 200,
    reply: recalculatedReply,
  }),
  scorePlan: defineRoute({
    ...at(addresses.scorePlan),
    access: 'user',
    needs: 'goalPlanner',
    summary: 'The cheapest steps to a score, in order, with the score after each',
    description: 'Searches the cheapest steps from the present figures to the target score.',
    status: 200,
    query: scorePlanQuery,
    reply: scorePlanReply,
  }),
  scoreHistory: defineRoute({
    ...at(addresses.scoreHistory),
    access: 'user',
    summary: 'Each step of the score with its cause, newest first',
    description: 'The whole list, or a page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(scoreStep),
  }),
  scoreInput: defineRoute({
    ...at(addresses.scoreInput),
    access: 'user',
    summary: 'What the score is computed from',
    description: 'With these figures a client can compute the score itself and try changes.',
    status: 200,
    reply: scoreInputReply,
  }),
} as const;

export const adviceRoutes = {
  recommendations: defineRoute({
    ...at(addresses.recommendations),
    access: 'user',
    summary: 'Active and completed recommendations, the most worthwhile first',
    description: 'The whole list, or a page of it if limit or cursor is set.',
    status: 200,
    query: pageQuery,
    reply: listOf(recommendation),
  }),
  completeRecommendation: defineRoute({
    ...at(addresses.completeRecommendation),
    access: 'user',
    summary: 'Mark a recommendation completed',
    description: 'What it gained is measured from the next computed score on.',
    params: z.object({ id: recommendationId }),
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    reply: recommendation,
  }),
  dismissRecommendation: defineRoute({
    ...at(addresses.dismissRecommendation),
    access: 'user',
    summary: 'Hide a recommendation',
    description: 'It is hidden until it is restored.',
    params: z.object({ id: recommendationId }),
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    reply: recommendation,
  }),
  restoreRecommendation: defineRoute({
    ...at(addresses.restoreRecommendation),
    access: 'user',
    summary: 'Make a completed or dismissed recommendation active again',
    description: 'Undoes complete and dismiss.',
    params: z.object({ id: recommendationId }),
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    reply: recommendation,
  }),
  optimizationImpact: defineRoute({
    ...at(addresses.optimizationImpact),
    access: 'user',
    summary: 'What the selected recommendations would do together; nothing is stored',
    description: 'currentData may hold unsaved figures of the profile form; only figures are passed on.',
    errors: ['RECOMMENDATION_NOT_FOUND'],
    status: 200,
    body: impactBody,
    reply: impactResult,
  }),
} as const;
