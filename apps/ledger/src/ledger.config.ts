import type { ConfigOf } from '@groundwork/platform-config';
import { fieldKeysConfig } from '@groundwork/platform-crypto';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { storageConfig } from '@groundwork/platform-storage';

export const ledgerConfig = { ...databaseConfig, ...fieldKeysConfig, ...eventsConfig, ...storageConfig };
export type LedgerConfig = ConfigOf<typeof ledgerConfig>;
