import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { natsConfig } from '@groundwork/platform-messaging';

export const scoringConfig = { ...databaseConfig, ...natsConfig };
export type ScoringConfig = ConfigOf<typeof scoringConfig>;
