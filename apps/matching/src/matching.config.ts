import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { natsConfig } from '@groundwork/platform-messaging';

export const matchingConfig = { ...databaseConfig, ...natsConfig };
export type MatchingConfig = ConfigOf<typeof matchingConfig>;
