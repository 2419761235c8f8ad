import { z } from 'zod';
import type { SubscriptionPlan } from './account.ts';

const count = () => z.number().int().min(0);

const storageQuota = z.object({
  bytes: count().describe('Size of all files'),
  files: count().describe('Number of files'),
  waitingPages: count().describe('Pages that wait for their analysis'),
});
export type StorageQuota = z.infer<typeof storageQuota>;

export const documentQuota = storageQuota.extend({
  uploadsAnHour: count().describe('Files of the running hour, as in budget.hour'),
});

export const fileUse = z.object({
  files: count().describe('Files that were sent, and files that are read again'),
  bytes: count().describe('Size of the requests with these files'),
  rows: count().describe('Rows that were read from files of bank rows and loans'),
  processorMs: count().describe('Processor time of the readings in milliseconds'),
});
export type FileUse = z.infer<typeof fileUse>;

export const readingCost = fileUse.pick({ rows: true, processorMs: true });
export type ReadingCost = z.infer<typeof readingCost>;

export const budgetPeriods = { hour: 1, day: 24 } as const;
export type BudgetPeriod = keyof typeof budgetPeriods;

const periodUse = z.object({ used: fileUse, limits: fileUse });

export const fileBudget = z.object({
  hour: periodUse.describe('The running hour of the clock'),
  day: periodUse.describe('The running hour and the 23 hours before it'),
  goesOnAt: z.iso.datetime().nullable().describe('If the budget is spent, the time of the next file'),
});
export type FileBudget = z.infer<typeof fileBudget>;

export const documentUsage = z.object({
  used: documentQuota,
  limits: documentQuota,
  budget: fileBudget.optional().describe('Files of all kinds in the last hour and day'),
});
export type DocumentUsage = z.infer<typeof documentUsage>;

export type BudgetName = 'plan' | 'staff';

export const fileSources = {
  document: 'plan',
  bank_file: 'plan',
  picture: 'plan',
  catalogue: 'staff',
  loan_records: 'staff',
} as const satisfies Record<string, BudgetName>;

export const fileSource = z.enum(Object.keys(fileSources) as (keyof typeof fileSources)[]);
export type FileSource = z.infer<typeof fileSource>;

const gigabyte = 1024 ** 3;
const minute = 60_000;

export type FileLimits = Readonly<Record<BudgetPeriod, FileUse>>;

export const fileLimits: Readonly<Record<SubscriptionPlan | 'staff', FileLimits>> = {
  starter: {
    hour: { files: 600, bytes: 2 * gigabyte, rows: 500_000, processorMs: 30 * minute },
    day: { files: 2400, bytes: 8 * gigabyte, rows: 2_000_000, processorMs: 120 * minute },
  },
  individual: {
    hour: { files: 600, bytes: 3 * gigabyte, rows: 500_000, processorMs: 45 * minute },
    day: { files: 2400, bytes: 12 * gigabyte, rows: 2_000_000, processorMs: 180 * minute },
  },
  professional: {
    hour: { files: 1200, bytes: 4 * gigabyte, rows: 1_000_000, processorMs: 60 * minute },
    day: { files: 4800, bytes: 16 * gigabyte, rows: 4_000_000, processorMs: 240 * minute },
  },
  master: {
    hour: { files: 2400, bytes: 8 * gigabyte, rows: 2_000_000, processorMs: 120 * minute },
    day: { files: 9600, bytes: 32 * gigabyte, rows: 8_000_000, processorMs: 480 * minute },
  },
  staff: {
    hour: { files: 2400, bytes: 16 * gigabyte, rows: 8_000_000, processorMs: 120 * minute },
    day: { files: 9600, bytes: 64 * gigabyte, rows: 32_000_000, processorMs: 480 * minute },
  },
};

const timesFactor = ({ files, bytes, rows, processorMs }: FileUse, factor: number): FileUse => ({
  files: Math.floor(files * factor),
  bytes: Math.floor(bytes * factor),
  rows: Math.floor(rows * factor),
  processorMs: Math.floor(processorMs * factor),
});

export const fileLimitsOf = (name: SubscriptionPlan | 'staff', factor: number): FileLimits => ({
  hour: timesFactor(fileLimits[name].hour, factor),
  day: timesFactor(fileLimits[name].day, factor),
});

export const documentQuotas: Readonly<Record<SubscriptionPlan, StorageQuota>> = {
  starter: { bytes: 2 * gigabyte, files: 500, waitingPages: 1000 },
  individual: { bytes: 5 * gigabyte, files: 1000, waitingPages: 1000 },
  professional: { bytes: 20 * gigabyte, files: 5000, waitingPages: 3000 },
  master: { bytes: 50 * gigabyte, files: 20_000, waitingPages: 6000 },
};

export const bankFileQuota = { files: 2000, bytes: 2 * gigabyte } as const;

export const quotaConfig = {
  DOCUMENT_QUOTA_FACTOR: z.coerce
    .number()
    .min(0)
    .max(100_000)
    .default(1)
    .describe(
      'Multiplies the limits of each plan for stored files and for files, bytes, rows and reading time in an hour and a day. Set the same value in each service',
    ),
};

export const quotaOf = (plan: SubscriptionPlan, factor: number): StorageQuota => {
  const { bytes, files, waitingPages } = documentQuotas[plan];
  return {
    bytes: Math.floor(bytes * factor),
    files: Math.floor(files * factor),
    waitingPages: Math.floor(waitingPages * factor),
  };
};
