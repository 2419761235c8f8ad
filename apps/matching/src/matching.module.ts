import { type DynamicModule, Module } from '@nestjs/common';
import { auditSealer } from '@groundwork/platform-audit';
import { DatabaseModule } from '@groundwork/platform-database';
import { rpc } from '@groundwork/contracts';
import { erasureProviders } from '@groundwork/platform-erasure';
import { EventsModule, MessagingModule } from '@groundwork/platform-messaging';
import { operatorCalls } from '@groundwork/platform-operations';
import { StorageModule } from '@groundwork/platform-storage';
import { CompareCosts } from './features/compare-costs/compare-costs.query.ts';
import { CompareCostsRpc } from './features/compare-costs/compare-costs.rpc.ts';
import { CountMatches } from './features/count-matches/count-matches.use-case.ts';
import { CountOnAccountsChanged } from './features/count-matches/count-on-accounts-changed.consumer.ts';
import { CountOnCashFlowChanged } from './features/count-matches/count-on-cash-flow-changed.consumer.ts';
import { CountOnProfileSaved } from './features/count-matches/count-on-profile-saved.consumer.ts';
import { matchingErasure } from './features/erase-owner/erase-owner.use-case.ts';
import { ExplainMatch } from './features/explain-match/explain-match.query.ts';
import { ExplainMatchRpc } from './features/explain-match/explain-match.rpc.ts';
import { ExportNotes } from './features/export-notes/export-notes.query.ts';
import { ExportNotesRpc } from './features/export-notes/export-notes.rpc.ts';
import { FollowEvidence } from './features/follow-evidence/follow-evidence.consumer.ts';
import { GetNetwork } from './features/get-network/get-network.query.ts';
import { GetNetworkRpc } from './features/get-network/get-network.rpc.ts';
import { GetSummary } from './features/get-summary/get-summary.query.ts';
import { GetSummaryRpc } from './features/get-summary/get-summary.rpc.ts';
import { ImportCatalogRpc } from './features/import-catalog/import-catalog.rpc.ts';
import { ImportCatalog } from './features/import-catalog/import-catalog.use-case.ts';
import { StoreOnDocumentChanged } from './features/store-document-copy/store-document-copy.consumer.ts';
import { StoreDocumentCopy } from './features/store-document-copy/store-document-copy.use-case.ts';
import { ListCatalog } from './features/list-catalog/list-catalog.query.ts';
import { ListCatalogRpc } from './features/list-catalog/list-catalog.rpc.ts';
import { ListFamilies } from './features/list-families/list-families.query.ts';
import { ListFamiliesRpc } from './features/list-families/list-families.rpc.ts';
import { ListMatches } from './features/list-matches/list-matches.query.ts';
import { ListMatchesRpc } from './features/list-matches/list-matches.rpc.ts';
import { PreviewStep } from './features/preview-step/preview-step.query.ts';
import { PreviewStepRpc } from './features/preview-step/preview-step.rpc.ts';
import { NoteApplicationRpc } from './features/note-application/note-application.rpc.ts';
import { NoteApplication } from './features/note-application/note-application.use-case.ts';
import { PlanToLender } from './features/plan-to-lender/plan-to-lender.query.ts';
import { PlanToLenderRpc } from './features/plan-to-lender/plan-to-lender.rpc.ts';
import { RecountOnCatalogChanged } from './features/recount-owners/recount-on-catalog-changed.consumer.ts';
import { RecountOwners } from './features/recount-owners/recount-owners.use-case.ts';
import { RefreshMatchesRpc } from './features/refresh-matches/refresh-matches.rpc.ts';
import { RefreshMatches } from './features/refresh-matches/refresh-matches.use-case.ts';
import { RemoveSamples } from './features/remove-samples/remove-samples.use-case.ts';
import { RemoveSamplesRpc } from './features/remove-samples/remove-samples.rpc.ts';
import { SearchNaics } from './features/search-naics/search-naics.query.ts';
import { SearchNaicsRpc } from './features/search-naics/search-naics.rpc.ts';
import { TurnTheDayJob } from './features/turn-the-day/turn-the-day.job.ts';
import { TurnTheDay } from './features/turn-the-day/turn-the-day.use-case.ts';
import { SetLenderActiveRpc } from './features/set-lender-active/set-lender-active.rpc.ts';
import { SetLenderActive } from './features/set-lender-active/set-lender-active.use-case.ts';
import type { MatchingConfig } from './matching.config.ts';
import { feedProviders, feedRpcs } from './matching-feeds.providers.ts';
import { recordProviders, recordRpcs } from './matching-records.providers.ts';
import { RULES, rulesOf } from './matching-rules.providers.ts';
import { Catalog } from './persistence/catalog.repository.ts';
import { matchingDatabase } from './persistence/database.ts';
import { MatchContexts } from './persistence/match-context.repository.ts';
import { OwnerRepository } from './persistence/owner.repository.ts';

@Module({})
class MatchingModule {}

const consumers = [
  CountOnProfileSaved,
  CountOnAccountsChanged,
  CountOnCashFlowChanged,
  FollowEvidence,
  StoreOnDocumentChanged,
  RecountOnCatalogChanged,
];
const queries = [
  CompareCosts,
  ExplainMatch,
  ExportNotes,
  GetNetwork,
  GetSummary,
  ListCatalog,
  ListFamilies,
  ListMatches,
  PreviewStep,
  PlanToLender,
  SearchNaics,
];
const useCases = [
  CountMatches,
  ImportCatalog,
  NoteApplication,
  RecountOwners,
  RefreshMatches,
  RemoveSamples,
  SetLenderActive,
  StoreDocumentCopy,
  TurnTheDay,
];
const ownerRpcs = [
  CompareCostsRpc,
  ExplainMatchRpc,
  ExportNotesRpc,
  GetNetworkRpc,
  GetSummaryRpc,
  ListFamiliesRpc,
  ListMatchesRpc,
  PreviewStepRpc,
  NoteApplicationRpc,
  PlanToLenderRpc,
  RefreshMatchesRpc,
  SearchNaicsRpc,
];
const operatorRpcs = [
  ImportCatalogRpc,
  ListCatalogRpc,
  RemoveSamplesRpc,
  SetLenderActiveRpc,
  operatorCalls(rpc.matching),
];

export const matchingModule = (config: MatchingConfig): DynamicModule => ({
  module: MatchingModule,
  imports: [
    DatabaseModule.forService(matchingDatabase, config),
    MessagingModule.forService('matching', config),
    EventsModule.forService('matching', config),
    StorageModule.forService(config),
  ],
  controllers: [...ownerRpcs, ...operatorRpcs, ...feedRpcs, ...recordRpcs],
  providers: [
    auditSealer('matching', config),
    Catalog,
    OwnerRepository,
    MatchContexts,
    ...queries,
    ...useCases,
    ...consumers,
    TurnTheDayJob,
    ...feedProviders(config),
    ...recordProviders,
    { provide: RULES, useValue: rulesOf(config) },
    ...erasureProviders('matching', { useValue: matchingErasure }),
  ],
});
