import type { ConfigOf } from '@groundwork/platform-config';
import { fieldKeysConfig } from '@groundwork/platform-crypto';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';

export const profileConfig = { ...databaseConfig, ...eventsConfig, ...fieldKeysConfig };
export type ProfileConfig = ConfigOf<typeof profileConfig>;
