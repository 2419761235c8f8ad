import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { redisConfig } from '@groundwork/platform-queue';
import { storageConfig } from '@groundwork/platform-storage';

export const documentsConfig = { ...databaseConfig, ...eventsConfig, ...redisConfig, ...storageConfig };
export type DocumentsConfig = ConfigOf<typeof documentsConfig>;
