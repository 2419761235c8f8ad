import { z } from 'zod';
import type { SubscriptionPlan } from './account.ts';

export const documentQuota = z.object({
  bytes: z.number().int().min(0).describe('Size of all files'),
  files: z.number().int().min(0).describe('Number of files'),
  uploadsAnHour: z
    .number()
    .int()
    .min(0)
    .describe('Uploads of the last hour, deleted ones until their file is purged'),
  waitingPages: z.number().int().min(0).describe('Pages that wait for their analysis'),
});
export type DocumentQuota = z.infer<typeof documentQuota>;

export const documentUsage = z.object({ used: documentQuota, limits: documentQuota });
export type DocumentUsage = z.infer<typeof documentUsage>;

const gigabyte = 1024 ** 3;

export const documentQuotas: Readonly<Record<SubscriptionPlan, DocumentQuota>> = {
  starter: { bytes: 2 * gigabyte, files: 500, uploadsAnHour: 600, waitingPages: 1000 },
  individual: { bytes: 5 * gigabyte, files: 1000, uploadsAnHour: 600, waitingPages: 1000 },
  professional: { bytes: 20 * gigabyte, files: 5000, uploadsAnHour: 1200, waitingPages: 3000 },
  master: { bytes: 50 * gigabyte, files: 20_000, uploadsAnHour: 2400, waitingPages: 6000 },
};

export const quotaOf = (plan: SubscriptionPlan, factor: number): DocumentQuota => {
  const times = (limit: number) => Math.floor(limit * factor);
  const { bytes, files, uploadsAnHour, waitingPages } = documentQuotas[plan];
  return {
    bytes: times(bytes),
    files: times(files),
    uploadsAnHour: times(uploadsAnHour),
    waitingPages: times(waitingPages),
  };
};
