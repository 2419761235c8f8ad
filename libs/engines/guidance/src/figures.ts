import { z } from 'zod';
import type { GuidanceField } from './fields.ts';

const limit = 1e12;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && plainNumber.test(value.trim()) ? Number(value) : value;

const isCalendarDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const roundToCents = (value: number): number => Math.round(value * 100) / 100;

/** An unfinished or impossible value counts as blank. The validation of the form reports it. */
const figure = z.preprocess(asNumber, z.number().min(-limit).max(limit)).transform(roundToCents).catch(0);
const positive = z.preprocess(asNumber, z.number().min(0).max(limit)).transform(roundToCents).catch(0);
const creditScore = z.preprocess(asNumber, z.int().min(300).max(850)).catch(0);
const months = z.preprocess(asNumber, z.int().min(0).max(600)).catch(0);
const text = z.string().trim().catch('');
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isCalendarDate)
  .catch('');

export const guidanceFigures = z.object({
  annualRevenueCurrent: positive,
  averageBankBalance: positive,
  dateStarted: date,
  loanRequestAmount: positive,
  loanTerm: months,
  maximumBankBalance: positive,
  minimumBankBalance: positive,
  operatingCashFlow: figure,
  personalCreditScore: creditScore,
  stateOfIncorporation: text,
  workingCapital: figure,
} satisfies Record<GuidanceField, z.ZodType>);

export type GuidanceFigures = z.output<typeof guidanceFigures>;
