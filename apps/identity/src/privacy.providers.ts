import { rpc } from '@groundwork/contracts';
import { RefuseErasedOwners } from '@groundwork/platform-erasure';
import { operatorCalls } from '@groundwork/platform-operations';
import { createStorage, ObjectStorage } from '@groundwork/platform-storage';
import type { Provider } from '@nestjs/common';
import { AskErasure, GraceDays } from './features/erase-account/ask-erasure.use-case.ts';
import {
  CarryOutAccountErasures,
  ErasurePause,
} from './features/erase-account/carry-out-account-erasures.ts';
import { CloseAccount } from './features/erase-account/close-account.ts';
import { CollectAnswers } from './features/erase-account/collect-answers.consumer.ts';
import { EraseAccountRpc } from './features/erase-account/erase-account.rpc.ts';
import { EraseAgain } from './features/erase-account/erase-again.ts';
import { EraseIdentity } from './features/erase-account/erase-identity.ts';
import { ErasedLedger } from './features/erase-account/erased-ledger.ts';
import { BuildExports, ExportHours } from './features/export-data/build-exports.ts';
import { ExportDataRpc } from './features/export-data/export-data.rpc.ts';
import { CollectOwnerData } from './features/export-data/owner-data.ts';
import { ListConsentsRpc } from './features/keep-consents/list-consents.rpc.ts';
import { SweepObjects } from './features/sweep-objects/sweep-objects.ts';
import type { IdentityConfig } from './identity.config.ts';

/** What an owner asks about their own data, and an administrator about this service. */
export const privacyControllers = [
  ...[EraseAccountRpc, ExportDataRpc, ListConsentsRpc],
  operatorCalls(rpc.identity),
];

/** Erasing and exporting. Needs a FieldCipher. */
export const privacyProviders = (config: IdentityConfig): Provider[] => [
  ...[AskErasure, CloseAccount, EraseIdentity, ErasedLedger],
  ...[RefuseErasedOwners, CollectAnswers, CarryOutAccountErasures, EraseAgain],
  ...[CollectOwnerData, BuildExports, SweepObjects],
  { provide: GraceDays, useValue: new GraceDays(config.ERASURE_GRACE_DAYS) },
  { provide: ErasurePause, useValue: new ErasurePause(config.ERASURE_PAUSE_SECONDS) },
  { provide: ExportHours, useValue: new ExportHours(config.EXPORT_HOURS) },
  // not a part it is ready by: signing in needs no files
  { provide: ObjectStorage, useFactory: () => createStorage(config.STORAGE_URL) },
];
