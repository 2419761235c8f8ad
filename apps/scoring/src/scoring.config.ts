import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';

export const scoringConfig = { ...databaseConfig, ...eventsConfig };
export type ScoringConfig = ConfigOf<typeof scoringConfig>;
