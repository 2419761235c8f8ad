import type { ConfigOf } from '@groundwork/platform-config';
import { fieldKeysConfig } from '@groundwork/platform-crypto';
import { databaseConfig } from '@groundwork/platform-database';
import { natsConfig } from '@groundwork/platform-messaging';

export const profileConfig = { ...databaseConfig, ...natsConfig, ...fieldKeysConfig };
export type ProfileConfig = ConfigOf<typeof profileConfig>;
