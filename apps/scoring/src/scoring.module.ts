import { type DynamicModule, Module } from '@nestjs/common';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { ComputeDueScoresJob } from './features/compute-due-scores/compute-due-scores.job.ts';
import { ComputeDueScores } from './features/compute-due-scores/compute-due-scores.use-case.ts';
import { scoringErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { EstimateImpact } from './features/estimate-impact/estimate-impact.query.ts';
import { EstimateImpactRpc } from './features/estimate-impact/estimate-impact.rpc.ts';
import { FollowMatches } from './features/follow-matches/follow-matches.consumer.ts';
import { GetProvenScore } from './features/get-proven-score/get-proven-score.query.ts';
import { GetProvenScoreRpc } from './features/get-proven-score/get-proven-score.rpc.ts';
import { GetScoreInput } from './features/get-score-input/get-score-input.query.ts';
import { GetScoreInputRpc } from './features/get-score-input/get-score-input.rpc.ts';
import { GetScore } from './features/get-score/get-score.query.ts';
import { GetScoreRpc } from './features/get-score/get-score.rpc.ts';
import { ListRecommendations } from './features/list-recommendations/list-recommendations.query.ts';
import { ListRecommendationsRpc } from './features/list-recommendations/list-recommendations.rpc.ts';
import { MarkRecommendationRpc } from './features/mark-recommendation/mark-recommendation.rpc.ts';
import { MarkRecommendation } from './features/mark-recommendation/mark-recommendation.use-case.ts';
import { PlanToGoal } from './features/plan-to-goal/plan-to-goal.query.ts';
import { PlanToGoalRpc } from './features/plan-to-goal/plan-to-goal.rpc.ts';
import { ReadHistory } from './features/read-history/read-history.query.ts';
import { ReadHistoryRpc } from './features/read-history/read-history.rpc.ts';
import { RecalculateScoreRpc } from './features/recalculate-score/recalculate-score.rpc.ts';
import { RecalculateScore } from './features/recalculate-score/recalculate-score.use-case.ts';
import { RecomputeOnAccountsChanged } from './features/apply-owner-change/recompute-on-accounts-changed.consumer.ts';
import { RecomputeOnDocumentChange } from './features/apply-owner-change/recompute-on-document-change.consumer.ts';
import { RecomputeOnEvidenceChanged } from './features/apply-owner-change/recompute-on-evidence-changed.consumer.ts';
import { RecomputeOnProfileSaved } from './features/apply-owner-change/recompute-on-profile-saved.consumer.ts';
import { ApplyOwnerChange } from './features/apply-owner-change/apply-owner-change.use-case.ts';
import { EstimateLenderPlan } from './features/estimate-lender-plan/estimate-lender-plan.query.ts';
import { EstimateLenderPlanRpc } from './features/estimate-lender-plan/estimate-lender-plan.rpc.ts';
import { scoringDatabase } from './persistence/database.ts';
import type { ScoringConfig } from './scoring.config.ts';
import { WeighDocument } from './features/weigh-document/weigh-document.query.ts';
import { WeighDocumentRpc } from './features/weigh-document/weigh-document.rpc.ts';

@Module({})
class ScoringModule {}

const calls = [
  EstimateImpactRpc,
  WeighDocumentRpc,
  GetProvenScoreRpc,
  GetScoreInputRpc,
  GetScoreRpc,
  ListRecommendationsRpc,
  MarkRecommendationRpc,
  PlanToGoalRpc,
  ReadHistoryRpc,
  RecalculateScoreRpc,
  EstimateLenderPlanRpc,
];
const queries = [
  EstimateImpact,
  WeighDocument,
  GetProvenScore,
  GetScore,
  GetScoreInput,
  ListRecommendations,
  PlanToGoal,
  ReadHistory,
  EstimateLenderPlan,
];
const useCases = [ComputeDueScores, MarkRecommendation, RecalculateScore, ApplyOwnerChange];
const consumers = [
  FollowMatches,
  RecomputeOnAccountsChanged,
  RecomputeOnDocumentChange,
  RecomputeOnEvidenceChanged,
  RecomputeOnProfileSaved,
];

export const scoringModule = (config: ScoringConfig): DynamicModule => ({
  module: ScoringModule,
  imports: [
    DatabaseModule.forService(scoringDatabase, config),
    MessagingModule.forService('scoring', config),
    EventsModule.forService('scoring', config),
  ],
  controllers: [...calls, operatorCalls(rpc.scoring)],
  providers: [
    auditSealer('scoring', config),
    ...queries,
    ...useCases,
    ...consumers,
    ComputeDueScoresJob,
    ...erasureProviders('scoring', { useValue: scoringErasure }),
  ],
});
