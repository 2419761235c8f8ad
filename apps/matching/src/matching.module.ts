import { type DynamicModule, Module } from '@nestjs/common';
import { auditSealer } from '@groundwork/platform-audit';
import { networksOf } from '@groundwork/platform-config';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { StorageModule } from '@groundwork/platform-storage';
import { CriteriaReaders } from './criteria-reader/criteria-readers.adapter.ts';
import { matchingErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { FeedSource } from './feed-source/feed-source.port.ts';
import { FetchFeedAdapter } from './feed-source/fetch-feed.adapter.ts';
import { RULES, rulesOf } from './matching-rules.providers.ts';
import type { MatchingConfig } from './matching.config.ts';
import { controllers, providers } from './matching.features.ts';
import { Catalog } from './persistence/catalog.repository.ts';
import { matchingDatabase } from './persistence/database.ts';
import { LoanRecords } from './persistence/loan-records.repository.ts';
import { MatchContexts } from './persistence/match-context.repository.ts';
import { OwnerRepository } from './persistence/owner.repository.ts';
import { RecordReaders } from './records-reader/record-readers.adapter.ts';

@Module({})
class MatchingModule {}

export const matchingModule = (config: MatchingConfig): DynamicModule => ({
  module: MatchingModule,
  imports: [
    DatabaseModule.forService(matchingDatabase, config),
    MessagingModule.forService('matching', config),
    EventsModule.forService('matching', config),
    StorageModule.forService(config),
  ],
  controllers: [...controllers, operatorCalls(rpc.matching)],
  providers: [
    auditSealer('matching', config),
    ...providers,
    Catalog,
    OwnerRepository,
    MatchContexts,
    LoanRecords,
    CriteriaReaders,
    RecordReaders,
    {
      provide: FeedSource,
      useValue: new FetchFeedAdapter({ isTrusted: networksOf(config.FEED_TRUSTED_NETWORKS) }),
    },
    { provide: RULES, useValue: rulesOf(config) },
    ...erasureProviders('matching', { useValue: matchingErasure }),
  ],
});
