import { rpc } from '@groundwork/contracts';
import { RejectErasedOwners } from '@groundwork/platform-erasure';
import { operatorCalls } from '@groundwork/platform-operations';
import { createStorage, ObjectStorage } from '@groundwork/platform-storage';
import type { Provider } from '@nestjs/common';
import { AskErasure, GraceDays } from './features/ask-erasure/ask-erasure.use-case.ts';
import {
  CarryOutAccountErasures,
  ErasurePause,
} from './features/carry-out-erasures/carry-out-erasures.use-case.ts';
import { CloseAccount } from './features/close-account/close-account.use-case.ts';
import { EraseAgain } from './features/erase-again/erase-again.use-case.ts';
import { EraseIdentity } from './features/erase-identity/erase-identity.use-case.ts';
import { ErasedLedger } from './persistence/erased-ledger.store.ts';
import { BuildExports, ExportHours } from './features/build-exports/build-exports.use-case.ts';
import { ExportDataRpc } from './features/export-data/export-data.rpc.ts';
import { CollectOwnerData } from './features/collect-owner-data/collect-owner-data.query.ts';
import { ListConsentsRpc } from './features/list-consents/list-consents.rpc.ts';
import { SweepObjects } from './features/sweep-objects/sweep-objects.use-case.ts';
import { AskErasureRpc } from './features/ask-erasure/ask-erasure.rpc.ts';
import { CollectAnswersOnUserErased } from './features/collect-answers/collect-answers.consumer.ts';
import { CollectAnswers } from './features/collect-answers/collect-answers.use-case.ts';
import { EraseAgainJob } from './features/erase-again/erase-again.job.ts';
import { ExportData } from './features/export-data/export-data.use-case.ts';
import { GetErasure } from './features/get-erasure/get-erasure.query.ts';
import { GetErasureRpc } from './features/get-erasure/get-erasure.rpc.ts';
import { ListConsents } from './features/list-consents/list-consents.query.ts';
import { SweepObjectsJob } from './features/sweep-objects/sweep-objects.job.ts';
import type { IdentityConfig } from './identity.config.ts';

/** What an owner asks about their own data, and an administrator about this service. */
export const privacyControllers = [
  ...[AskErasureRpc, GetErasureRpc, ExportDataRpc, ListConsentsRpc],
  operatorCalls(rpc.identity),
];

/** Erasing and exporting. Needs a FieldCipher. */
export const privacyProviders = (config: IdentityConfig): Provider[] => [
  ...[AskErasure, CloseAccount, EraseIdentity, ErasedLedger],
  ...[RejectErasedOwners, CollectAnswers, CarryOutAccountErasures, EraseAgain],
  ...[CollectAnswersOnUserErased, EraseAgainJob, SweepObjectsJob],
  ...[ExportData, GetErasure, ListConsents],
  ...[CollectOwnerData, BuildExports, SweepObjects],
  { provide: GraceDays, useValue: new GraceDays(config.ERASURE_GRACE_DAYS) },
  { provide: ErasurePause, useValue: new ErasurePause(config.ERASURE_PAUSE_SECONDS) },
  { provide: ExportHours, useValue: new ExportHours(config.EXPORT_HOURS) },
  // not a part it is ready by: signing in needs no files
  { provide: ObjectStorage, useFactory: () => createStorage(config.STORAGE_URL) },
];
