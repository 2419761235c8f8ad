import type { ConfigOf } from '@groundwork/platform-config';
import { natsConfig } from '@groundwork/platform-messaging';
import { redisConfig } from '@groundwork/platform-queue';
import { storageConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

export const documentsWorkerConfig = {
  ...natsConfig,
  ...redisConfig,
  ...storageConfig,
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('Documents one worker process reads at a time'),
  JOB_LOCK_SECONDS: z.coerce
    .number()
    .int()
    .min(2)
    .default(30)
    .describe('After so long without a sign of life a document is taken from its worker and read by another'),
  RETURN_AFTER_SECONDS: z.coerce
    .number()
    .min(0)
    .max(8)
    .default(8)
    .describe('How long a worker told to stop reads on before it returns its document to the queue'),
};
export type DocumentsWorkerConfig = ConfigOf<typeof documentsWorkerConfig>;

/** How the queue is worked off. */
export const queueSettings = (config: DocumentsWorkerConfig) => ({
  redisUrl: config.REDIS_URL,
  concurrency: config.WORKER_CONCURRENCY,
  lockMs: config.JOB_LOCK_SECONDS * 1000,
  returnAfterMs: config.RETURN_AFTER_SECONDS * 1000,
});
export type QueueSettings = ReturnType<typeof queueSettings>;
