import { quotaConfig } from '@groundwork/contracts';
import type { ConfigOf } from '@groundwork/platform-config';
import { fieldKeysConfig } from '@groundwork/platform-crypto';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { redisConfig } from '@groundwork/platform-queue';
import { storageConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

export const documentsConfig = {
  ...databaseConfig,
  ...fieldKeysConfig,
  ...eventsConfig,
  ...quotaConfig,
  ...redisConfig,
  ...storageConfig,
  DELETED_FILES_MINUTES: z.coerce
    .number()
    .min(10)
    .max(525_600)
    .default(10)
    .describe(
      'Minutes until the file of a deleted document is deleted. The owner can restore the document for 10 minutes.',
    ),
};
export type DocumentsConfig = ConfigOf<typeof documentsConfig>;
