import { z } from 'zod';
import { bankRowClass } from './bank-records.ts';
import { trailingFigures } from './evidence.ts';
import { ledgerAccountId } from './ids.ts';
import { cents, hundredths, tenths } from './plain-units.ts';

const count = z.number().int();

const classTotals = z.object({ in: cents, out: cents, count });

const monthFigures = z.object({
  month: z.string(),
  counted: z.boolean(),
  byClass: z.partialRecord(bankRowClass, classTotals),
  deposits: cents,
  withdrawals: cents,
  trueRevenue: cents,
  notSure: cents,
  netOperatingCash: cents,
  debtService: cents,
  nsfCount: count,
  nsfDays: count,
  averageDailyBalance: cents.nullable(),
  lowestBalance: cents.nullable(),
  daysLow: count.nullable(),
  daysNegative: count.nullable(),
});

const signal = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('SOURCES_DISAGREE'),
    accountId: ledgerAccountId,
    files: z.array(z.uuid()),
    rows: z.array(z.object({ fileId: z.uuid(), day: z.iso.date(), cents })),
  }),
  z.object({
    code: z.literal('BALANCE_BROKEN'),
    accountId: ledgerAccountId,
    month: z.string(),
    difference: cents,
  }),
]);

/** Money in cents. Shares of payers in hundredths of a percent, `trend` in tenths, `coverage` in hundredths. */
export const cashFlow = z.object({
  rulesVersion: z.string(),
  countedThrough: z.string().nullable(),
  months: z.array(monthFigures),
  trailing: z.object({ '3': trailingFigures.nullable(), '12': trailingFigures.nullable() }),
  window: z.object({ from: z.string(), to: z.string(), months: count }).nullable(),
  trend: tenths.nullable(),
  seasonality: z.array(z.object({ month: z.string(), index: z.number().int() })).nullable(),
  topFivePayersPercent: hundredths.nullable(),
  largestPayerPercent: hundredths.nullable(),
  payers: z.array(z.object({ payee: z.string(), cents, percent: hundredths })),
  debts: z.array(
    z.object({
      payee: z.string(),
      class: bankRowClass,
      rhythm: z.enum(['daily', 'weekly', 'monthly', 'irregular']),
      amount: cents,
      monthly: cents.nullable(),
      first: z.iso.date(),
      last: z.iso.date(),
      rows: count,
    }),
  ),
  signals: z.array(signal),
});
export type CashFlowView = z.infer<typeof cashFlow>;

const classRule = z.object({
  code: z.string(),
  class: bankRowClass,
  direction: z.enum(['in', 'out', 'any']),
  order: z.number().int(),
  version: z.string(),
  kind: z.enum(['words', 'pair', 'owner', 'rhythm', 'structure', 'single', 'rest']),
  words: z.array(z.string()).optional(),
  with: z.array(z.string()).optional(),
  notWords: z.array(z.string()).optional(),
  minRows: z.number().int().optional(),
  maxDays: z.number().int().optional(),
});

export const cashFlowRules = z.object({ version: z.string(), rules: z.array(classRule) });
export type CashFlowRules = z.infer<typeof cashFlowRules>;
