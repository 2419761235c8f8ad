import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { matchingErasure } from './features/erase-owner/matching-erasure.ts';
import { CompareCostsRpc } from './features/compare-costs/compare-costs.rpc.ts';
import { CountOnAccountsChanged } from './features/count-matches/count-on-accounts-changed.consumer.ts';
import { CountOnProfileSaved } from './features/count-matches/count-on-profile-saved.consumer.ts';
import { MatchCounter } from './features/count-matches/match-counter.ts';
import { ExportNotesRpc } from './features/export-notes/export-notes.rpc.ts';
import { GetSummaryRpc } from './features/get-summary/get-summary.rpc.ts';
import { KeepDocuments } from './features/keep-documents/keep-documents.consumer.ts';
import { ImportCatalogueRpc } from './features/import-catalogue/import-catalogue.rpc.ts';
import { ImportCatalogue } from './features/import-catalogue/import-catalogue.use-case.ts';
import { KeepCatalogueRpc } from './features/keep-catalogue/keep-catalogue.rpc.ts';
import { JudgedOwner } from './features/list-matches/judged-owner.ts';
import { ListMatchesRpc } from './features/list-matches/list-matches.rpc.ts';
import { LookAheadRpc } from './features/look-ahead/look-ahead.rpc.ts';
import { NoteApplicationRpc } from './features/note-application/note-application.rpc.ts';
import { PlanToLenderRpc } from './features/plan-to-lender/plan-to-lender.rpc.ts';
import { ReconsiderOnCatalogueChanged } from './features/reconsider-owners/reconsider-on-catalogue-changed.consumer.ts';
import { ReconsiderOwners } from './features/reconsider-owners/reconsider-owners.ts';
import { RefreshMatchesRpc } from './features/refresh-matches/refresh-matches.rpc.ts';
import type { MatchingConfig } from './matching.config.ts';
import { RULES, rulesOf } from './matching.rules.ts';
import { Catalogue } from './persistence/catalogue.ts';
import { matchingDatabase } from './persistence/database.ts';
import { OwnerRepository } from './persistence/owner.repository.ts';

@Module({})
class MatchingModule {}

const consumers = [CountOnProfileSaved, CountOnAccountsChanged, KeepDocuments, ReconsiderOnCatalogueChanged];
const ownersRpcs = [
  CompareCostsRpc,
  ExportNotesRpc,
  GetSummaryRpc,
  ListMatchesRpc,
  LookAheadRpc,
  NoteApplicationRpc,
  PlanToLenderRpc,
  RefreshMatchesRpc,
];
const operatorsRpcs = [ImportCatalogueRpc, KeepCatalogueRpc, operatorCalls(rpc.matching)];

export const matchingModule = (config: MatchingConfig): DynamicModule => ({
  module: MatchingModule,
  imports: [
    DatabaseModule.forService(matchingDatabase, config),
    MessagingModule.forService('matching', config),
    EventsModule.forService('matching', config),
  ],
  controllers: [...ownersRpcs, ...operatorsRpcs],
  providers: [
    ...[Catalogue, OwnerRepository, JudgedOwner, MatchCounter, ReconsiderOwners, ImportCatalogue],
    ...consumers,
    { provide: RULES, useValue: rulesOf(config) },
    ...erasureProviders('matching', { useValue: matchingErasure }),
  ],
});
