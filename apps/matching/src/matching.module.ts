import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { CountOnProfileSaved } from './features/count-matches/count-on-profile-saved.consumer.ts';
import { GetSummaryRpc } from './features/get-summary/get-summary.rpc.ts';
import type { MatchingConfig } from './matching.config.ts';
import { Catalogue } from './persistence/catalogue.ts';
import { matchingDatabase } from './persistence/database.ts';

@Module({})
class MatchingModule {}

export const matchingModule = (config: MatchingConfig): DynamicModule => ({
  module: MatchingModule,
  imports: [
    DatabaseModule.forService(matchingDatabase, config),
    MessagingModule.forService('matching', config),
    EventsModule.forService('matching', config),
  ],
  controllers: [GetSummaryRpc],
  providers: [Catalogue, CountOnProfileSaved],
});
