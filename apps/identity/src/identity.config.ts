import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { natsConfig } from '@groundwork/platform-messaging';

export const identityConfig = { ...databaseConfig, ...natsConfig };
export type IdentityConfig = ConfigOf<typeof identityConfig>;
