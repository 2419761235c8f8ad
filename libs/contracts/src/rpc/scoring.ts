import { z } from 'zod';
import { documentState } from '../document-state.ts';
import { enclosedScore } from '../enclosed-score.ts';
import { ratedField } from '../figures.ts';
import { describedPlan, plannedChange, costedPlan } from '../goal-plan.ts';
import { userId } from '../ids.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { mostFigures, profileFigures } from '../profile/figures.ts';
import { provenScore } from '../proven-score.ts';
import { impactResult, mostSelected, recommendation, recommendationId } from '../recommendations.ts';
import { recalculatedState, scoreInputReply, scoreStep } from '../score-history.ts';
import { describedScore, scoreState } from '../score.ts';
import { fieldNameText } from '../texts.ts';
import { defineChange, defineRpc } from './define.ts';

const owner = z.object({ userId });
const mostChanges = 1000;
const scoreOverview = z.object({ score: scoreState, recommendations: z.array(recommendation) });
const ownRecommendation = { recommendationId };

export const proofRpc = {
  proven: defineRpc('rpc.scoring.proven.v1', owner, provenScore),
  provenHistory: defineRpc(
    'rpc.scoring.proven-history.v1',
    owner.extend({ page: pageQuery }),
    pageOf(scoreStep),
  ),
};

export const scoringRpc = {
  overview: defineRpc('rpc.scoring.overview.v1', owner, scoreOverview),
  get: defineRpc('rpc.scoring.get.v2', owner, describedScore),
  recalculate: defineChange('rpc.scoring.recalculate.v1', {}, recalculatedState),
  history: defineRpc('rpc.scoring.history.v1', owner.extend({ page: pageQuery }), pageOf(scoreStep)),
  ...proofRpc,
  input: defineRpc('rpc.scoring.input.v1', owner, scoreInputReply),
  freeze: defineRpc('rpc.scoring.freeze.v1', owner, enclosedScore),
  recommendations: defineRpc('rpc.scoring.recommendations.v1', owner, z.array(recommendation)),
  complete: defineChange('rpc.scoring.complete.v1', ownRecommendation, recommendation),
  dismiss: defineChange('rpc.scoring.dismiss.v1', ownRecommendation, recommendation),
  restore: defineChange('rpc.scoring.restore.v1', ownRecommendation, recommendation),
  impact: defineRpc(
    'rpc.scoring.impact.v1',
    owner.extend({
      figures: profileFigures,
      answered: z.array(fieldNameText).max(mostFigures).optional(),
      selected: z.array(recommendationId).max(mostSelected),
    }),
    impactResult,
  ),
  weighDocument: defineRpc(
    'rpc.scoring.weigh-document.v1',
    owner.extend({ from: documentState, to: documentState }),
    z.object({ rise: z.number().int() }),
  ),
  figurePoints: defineRpc('rpc.scoring.figure-points.v1', owner, z.array(ratedField)),
  plan: defineRpc('rpc.scoring.plan.v1', owner.extend({ target: z.number().int() }), describedPlan),
  walk: defineRpc(
    'rpc.scoring.walk.v1',
    owner.extend({ changes: z.array(plannedChange).max(mostChanges) }),
    costedPlan,
  ),
};
