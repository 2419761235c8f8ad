import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';

export const identityConfig = { ...databaseConfig, ...eventsConfig };
export type IdentityConfig = ConfigOf<typeof identityConfig>;
