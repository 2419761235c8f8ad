import { rpc } from '@groundwork/contracts';
import { RejectErasedOwners } from '@groundwork/platform-erasure';
import { operatorCalls } from '@groundwork/platform-operations';
import { createStorage, DocumentFiles, ObjectStorage } from '@groundwork/platform-storage';
import type { Provider } from '@nestjs/common';
import { RequestErasure, GraceDays } from './features/request-erasure/request-erasure.use-case.ts';
import {
  CarryOutAccountErasures,
  ErasurePause,
} from './features/carry-out-erasures/carry-out-erasures.use-case.ts';
import { CloseAccount } from './features/close-account/close-account.use-case.ts';
import { EraseRestoredOwners } from './features/erase-restored-owners/erase-restored-owners.use-case.ts';
import { EraseIdentity } from './features/erase-identity/erase-identity.use-case.ts';
import { ErasedLedger } from './persistence/erased-ledger.store.ts';
import { BuildExports, ExportHours } from './features/build-exports/build-exports.use-case.ts';
import { ExportDataRpc } from './features/export-data/export-data.rpc.ts';
import { CollectOwnerData } from './features/collect-owner-data/collect-owner-data.query.ts';
import { ListConsentsRpc } from './features/list-consents/list-consents.rpc.ts';
import { SweepObjects } from './features/sweep-objects/sweep-objects.use-case.ts';
import { RequestErasureRpc } from './features/request-erasure/request-erasure.rpc.ts';
import { RecordErasureReportOnUserErased } from './features/record-erasure-report/record-erasure-report.consumer.ts';
import { RecordErasureReport } from './features/record-erasure-report/record-erasure-report.use-case.ts';
import { EraseRestoredOwnersJob } from './features/erase-restored-owners/erase-restored-owners.job.ts';
import { ExportData } from './features/export-data/export-data.use-case.ts';
import { GetErasure } from './features/get-erasure/get-erasure.query.ts';
import { GetErasureRpc } from './features/get-erasure/get-erasure.rpc.ts';
import { ListConsents } from './features/list-consents/list-consents.query.ts';
import { SweepObjectsJob } from './features/sweep-objects/sweep-objects.job.ts';
import type { IdentityConfig } from './identity.config.ts';

export const privacyControllers = [
  RequestErasureRpc,
  GetErasureRpc,
  ExportDataRpc,
  ListConsentsRpc,
  operatorCalls(rpc.identity),
];

export const privacyProviders = (config: IdentityConfig): Provider[] => [
  RequestErasure,
  CloseAccount,
  EraseIdentity,
  ErasedLedger,
  RejectErasedOwners,
  RecordErasureReport,
  CarryOutAccountErasures,
  EraseRestoredOwners,
  RecordErasureReportOnUserErased,
  EraseRestoredOwnersJob,
  SweepObjectsJob,
  ExportData,
  GetErasure,
  ListConsents,
  CollectOwnerData,
  BuildExports,
  SweepObjects,
  { provide: GraceDays, useValue: new GraceDays(config.ERASURE_GRACE_DAYS) },
  { provide: ErasurePause, useValue: new ErasurePause(config.ERASURE_PAUSE_SECONDS) },
  { provide: ExportHours, useValue: new ExportHours(config.EXPORT_HOURS) },
  // Readiness does not depend on object storage: a sign-in needs no files.
  DocumentFiles,
  { provide: ObjectStorage, useFactory: () => createStorage(config.STORAGE_URL) },
];
