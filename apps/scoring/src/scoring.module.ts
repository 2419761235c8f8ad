import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { scoringErasure } from './features/erase-owner/scoring-erasure.ts';
import { AdviseRpc } from './features/advise/advise.rpc.ts';
import { MarkRecommendation } from './features/advise/mark-recommendation.use-case.ts';
import { FollowMatches } from './features/follow-matches/follow-matches.consumer.ts';
import { GetScoreRpc } from './features/get-score/get-score.rpc.ts';
import { PlanToGoalRpc } from './features/plan-to-goal/plan-to-goal.rpc.ts';
import { ReadHistoryRpc } from './features/read-history/read-history.rpc.ts';
import { RecalculateScoreRpc } from './features/recalculate-score/recalculate-score.rpc.ts';
import { RecalculateScore } from './features/recalculate-score/recalculate-score.use-case.ts';
import { RecomputeOnAccountsChanged } from './features/recompute-score/recompute-on-accounts-changed.consumer.ts';
import { RecomputeOnDocumentChange } from './features/recompute-score/recompute-on-document-change.consumer.ts';
import { RecomputeOnProfileSaved } from './features/recompute-score/recompute-on-profile-saved.consumer.ts';
import { ScoreRuns } from './features/recompute-score/score-runs.ts';
import { scoringDatabase } from './persistence/database.ts';
import type { ScoringConfig } from './scoring.config.ts';

@Module({})
class ScoringModule {}

export const scoringModule = (config: ScoringConfig): DynamicModule => ({
  module: ScoringModule,
  imports: [
    DatabaseModule.forService(scoringDatabase, config),
    MessagingModule.forService('scoring', config),
    EventsModule.forService('scoring', config),
  ],
  controllers: [
    GetScoreRpc,
    ReadHistoryRpc,
    RecalculateScoreRpc,
    AdviseRpc,
    PlanToGoalRpc,
    operatorCalls(rpc.scoring),
  ],
  providers: [
    ScoreRuns,
    RecomputeOnProfileSaved,
    RecomputeOnDocumentChange,
    RecomputeOnAccountsChanged,
    FollowMatches,
    RecalculateScore,
    MarkRecommendation,
    ...erasureProviders('scoring', { useValue: scoringErasure }),
  ],
});
