import { dashboardReply } from '../dashboard.ts';
import { scorePlanQuery, scorePlanReply } from '../goal-plan.ts';
import { listOf, pageQuery } from '../lists.ts';
import { impactBody, impactResult, recommendation } from '../recommendations.ts';
import { recalculatedReply, scoreInputReply, scoreStep } from '../score-history.ts';
import { scoreReply } from '../score.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

export const scoreRoutes = {
  dashboard: defineRoute({
    ...at(addresses.dashboard),
    access: 'user',
    summary: 'Score, matches, recommendations and documents at a glance',
    status: 200,
    reply: dashboardReply,
  }),
  score: defineRoute({
    ...at(addresses.score),
    access: 'user',
    summary: 'The score, explained to the last point',
    status: 200,
    reply: scoreReply,
  }),
  recalculateScore: defineRoute({
    ...at(addresses.recalculateScore),
    access: 'user',
    summary: 'Ask for news and compute the score anew',
    status: 200,
    reply: recalculatedReply,
  }),
  scorePlan: defineRoute({
    ...at(addresses.scorePlan),
    access: 'user',
    needs: 'goalPlanner',
    summary: 'The cheapest steps to a score, in order, with the score after each',
    status: 200,
    query: scorePlanQuery,
    reply: scorePlanReply,
  }),
  scoreHistory: defineRoute({
    ...at(addresses.scoreHistory),
    access: 'user',
    summary: 'Each step of the score with its cause, newest first',
    status: 200,
    query: pageQuery,
    reply: listOf(scoreStep),
  }),
  scoreInput: defineRoute({
    ...at(addresses.scoreInput),
    access: 'user',
    summary: 'What the score is computed from',
    status: 200,
    reply: scoreInputReply,
  }),
  recommendations: defineRoute({
    ...at(addresses.recommendations),
    access: 'user',
    summary: 'Active and completed recommendations, the most worthwhile first',
    status: 200,
    query: pageQuery,
    reply: listOf(recommendation),
  }),
  completeRecommendation: defineRoute({
    ...at(addresses.completeRecommendation),
    access: 'user',
    summary: 'Mark a recommendation completed',
    status: 200,
    reply: recommendation,
  }),
  dismissRecommendation: defineRoute({
    ...at(addresses.dismissRecommendation),
    access: 'user',
    summary: 'Hide a recommendation',
    status: 200,
    reply: recommendation,
  }),
  restoreRecommendation: defineRoute({
    ...at(addresses.restoreRecommendation),
    access: 'user',
    summary: 'Make a completed or dismissed recommendation active again',
    status: 200,
    reply: recommendation,
  }),
  optimizationImpact: defineRoute({
    ...at(addresses.optimizationImpact),
    access: 'user',
    summary: 'What the selected recommendations would do together; nothing is stored',
    status: 200,
    body: impactBody,
    reply: impactResult,
  }),
} as const;
