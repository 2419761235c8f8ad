import { type DynamicModule, Module } from '@nestjs/common';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { scoringErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { scoringDatabase } from './persistence/database.ts';
import type { ScoringConfig } from './scoring.config.ts';
import { controllers, providers } from './scoring.features.ts';

@Module({})
class ScoringModule {}

export const scoringModule = (config: ScoringConfig): DynamicModule => ({
  module: ScoringModule,
  imports: [
    DatabaseModule.forService(scoringDatabase, config),
    MessagingModule.forService('scoring', config),
    EventsModule.forService('scoring', config),
  ],
  controllers: [...controllers, operatorCalls(rpc.scoring)],
  providers: [
    auditSealer('scoring', config),
    ...providers,
    ...erasureProviders('scoring', { useValue: scoringErasure }),
  ],
});
