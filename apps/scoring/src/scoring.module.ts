import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { GetScoreRpc } from './features/get-score/get-score.rpc.ts';
import { RecomputeOnAccountsChanged } from './features/recompute-score/recompute-on-accounts-changed.consumer.ts';
import { RecomputeOnDocumentChange } from './features/recompute-score/recompute-on-document-change.consumer.ts';
import { RecomputeOnProfileSaved } from './features/recompute-score/recompute-on-profile-saved.consumer.ts';
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
  controllers: [GetScoreRpc],
  providers: [RecomputeOnProfileSaved, RecomputeOnDocumentChange, RecomputeOnAccountsChanged],
});
