import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';

export const matchingConfig = { ...databaseConfig, ...eventsConfig };
export type MatchingConfig = ConfigOf<typeof matchingConfig>;
