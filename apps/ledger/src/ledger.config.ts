import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';

export const ledgerConfig = { ...databaseConfig, ...eventsConfig };
export type LedgerConfig = ConfigOf<typeof ledgerConfig>;
