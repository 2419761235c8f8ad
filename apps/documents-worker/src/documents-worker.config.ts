import type { ConfigOf } from '@groundwork/platform-config';
import { natsConfig } from '@groundwork/platform-messaging';
import { redisConfig } from '@groundwork/platform-queue';
import { storageConfig, virusScanConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

export const documentsWorkerConfig = {
  ...natsConfig,
  ...redisConfig,
  ...storageConfig,
  ...virusScanConfig,
  NETWORKS_DIR: z
    .string()
    .regex(/^\/.*$/, 'must be an absolute path')
    .default('')
    .describe(
      'Folder with the networks that read doubted lines of scans and photographs again. The image has it. Without it, no line is read again',
    ),
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Documents that one worker process reads at the same time, beside one small document'),
  JOB_LOCK_SECONDS: z.coerce
    .number()
    .int()
    .min(2)
    .max(3600)
    .default(30)
    .describe('Seconds without a sign of life until another worker reads the document'),
  RETURN_AFTER_SECONDS: z.coerce
    .number()
    .min(0)
    .max(8)
    .default(8)
    .describe('Seconds that a stopping worker continues to read before it returns its document to the queue')
    .meta({ atMost: 'DRAIN_SECONDS' }),
};
export type DocumentsWorkerConfig = ConfigOf<typeof documentsWorkerConfig>;

export const toQueueSettings = (config: DocumentsWorkerConfig) => ({
  redisUrl: config.REDIS_URL,
  concurrency: config.WORKER_CONCURRENCY,
  lockMs: config.JOB_LOCK_SECONDS * 1000,
  returnAfterMs: config.RETURN_AFTER_SECONDS * 1000,
});
export type QueueSettings = ReturnType<typeof toQueueSettings>;
