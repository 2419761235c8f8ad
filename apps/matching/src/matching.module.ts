import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { CompareCosts } from './features/compare-costs/compare-costs.query.ts';
import { CompareCostsRpc } from './features/compare-costs/compare-costs.rpc.ts';
import { CountMatches } from './features/count-matches/count-matches.use-case.ts';
import { CountOnAccountsChanged } from './features/count-matches/count-on-accounts-changed.consumer.ts';
import { CountOnProfileSaved } from './features/count-matches/count-on-profile-saved.consumer.ts';
import { matchingErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { ExplainMatch } from './features/explain-match/explain-match.query.ts';
import { ExplainMatchRpc } from './features/explain-match/explain-match.rpc.ts';
import { ExportNotes } from './features/export-notes/export-notes.query.ts';
import { ExportNotesRpc } from './features/export-notes/export-notes.rpc.ts';
import { GetSummary } from './features/get-summary/get-summary.query.ts';
import { GetSummaryRpc } from './features/get-summary/get-summary.rpc.ts';
import { ImportCatalogueRpc } from './features/import-catalogue/import-catalogue.rpc.ts';
import { ImportCatalogue } from './features/import-catalogue/import-catalogue.use-case.ts';
import { KeepDocuments } from './features/keep-documents/keep-documents.consumer.ts';
import { ListCatalogue } from './features/list-catalogue/list-catalogue.query.ts';
import { ListCatalogueRpc } from './features/list-catalogue/list-catalogue.rpc.ts';
import { ListMatches } from './features/list-matches/list-matches.query.ts';
import { ListMatchesRpc } from './features/list-matches/list-matches.rpc.ts';
import { LookAhead } from './features/look-ahead/look-ahead.query.ts';
import { LookAheadRpc } from './features/look-ahead/look-ahead.rpc.ts';
import { NoteApplicationRpc } from './features/note-application/note-application.rpc.ts';
import { NoteApplication } from './features/note-application/note-application.use-case.ts';
import { PlanToLender } from './features/plan-to-lender/plan-to-lender.query.ts';
import { PlanToLenderRpc } from './features/plan-to-lender/plan-to-lender.rpc.ts';
import { ReconsiderOnCatalogueChanged } from './features/reconsider-owners/reconsider-on-catalogue-changed.consumer.ts';
import { ReconsiderOwners } from './features/reconsider-owners/reconsider-owners.use-case.ts';
import { RefreshMatchesRpc } from './features/refresh-matches/refresh-matches.rpc.ts';
import { RefreshMatches } from './features/refresh-matches/refresh-matches.use-case.ts';
import { SwitchLenderRpc } from './features/switch-lender/switch-lender.rpc.ts';
import { SwitchLender } from './features/switch-lender/switch-lender.use-case.ts';
import type { MatchingConfig } from './matching.config.ts';
import { RULES, rulesOf } from './matching-rules.providers.ts';
import { Catalogue } from './persistence/catalogue.repository.ts';
import { matchingDatabase } from './persistence/database.ts';
import { JudgedOwner } from './persistence/judged-owner.repository.ts';
import { OwnerRepository } from './persistence/owner.repository.ts';

@Module({})
class MatchingModule {}

const consumers = [CountOnProfileSaved, CountOnAccountsChanged, KeepDocuments, ReconsiderOnCatalogueChanged];
const queries = [
  CompareCosts,
  ExplainMatch,
  ExportNotes,
  GetSummary,
  ListCatalogue,
  ListMatches,
  LookAhead,
  PlanToLender,
];
const useCases = [
  CountMatches,
  ImportCatalogue,
  NoteApplication,
  ReconsiderOwners,
  RefreshMatches,
  SwitchLender,
];
const ownersRpcs = [
  CompareCostsRpc,
  ExplainMatchRpc,
  ExportNotesRpc,
  GetSummaryRpc,
  ListMatchesRpc,
  LookAheadRpc,
  NoteApplicationRpc,
  PlanToLenderRpc,
  RefreshMatchesRpc,
];
const operatorsRpcs = [ImportCatalogueRpc, ListCatalogueRpc, SwitchLenderRpc, operatorCalls(rpc.matching)];

export const matchingModule = (config: MatchingConfig): DynamicModule => ({
  module: MatchingModule,
  imports: [
    DatabaseModule.forService(matchingDatabase, config),
    MessagingModule.forService('matching', config),
    EventsModule.forService('matching', config),
  ],
  controllers: [...ownersRpcs, ...operatorsRpcs],
  providers: [
    ...[Catalogue, OwnerRepository, JudgedOwner],
    ...queries,
    ...useCases,
    ...consumers,
    { provide: RULES, useValue: rulesOf(config) },
    ...erasureProviders('matching', { useValue: matchingErasure }),
  ],
});
