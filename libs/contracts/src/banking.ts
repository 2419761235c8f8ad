import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { accountId, ledgerAccountId } from './ids.ts';
import { bankingMessages } from './banking.wording.ts';
import { input } from './input.wording.ts';

export const accountTypes = ['checking', 'savings', 'money_market', 'line_of_credit'] as const;
export const accountType = z.enum(accountTypes, bankingMessages.accountType);
export type AccountType = z.infer<typeof accountType>;

/** Cents above this limit are no longer safe integers. */
const balanceLimit = 1e12;
const amountText = /^\d+(\.\d{1,2})?$/;

const asAmount = (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return amountText.test(text) ? Number(text) : value;
};
const asNothing = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : asAmount(value);

const balance = z
  .number(input.number)
  .min(0, fill(input.leastNumber, { min: 0 }))
  .max(balanceLimit, fill(input.mostNumber, { max: balanceLimit }))
  .refine((value) => Number(value.toFixed(2)) === value, input.twoDecimals);

const withoutSpaces = (value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value);

export const bankAccountBody = z.object({
  bankName: z
    .string(input.required)
    .trim()
    .min(1, input.required)
    .max(200, fill(input.characters, { most: 200 }))
    .refine((text) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text), input.notStorable),
  accountType: accountType.default('checking'),
  accountNumber: z.preprocess(
    withoutSpaces,
    z.string(input.required).regex(/^\d{4,17}$/, bankingMessages.accountNumber),
  ),
  routingNumber: z.preprocess(
    withoutSpaces,
    z.string(input.required).regex(/^\d{9}$/, bankingMessages.routingNumber),
  ),
  currentBalance: z.preprocess(asAmount, balance),
  averageBalance: z.preprocess(asNothing, balance.optional()),
});
export type BankAccountBody = z.infer<typeof bankAccountBody>;

export const bankAccount = z.object({
  id: accountId,
  bankName: z.string(),
  accountType,
  accountNumber: z.string(),
  routingNumber: z.string(),
  currentBalance: z.number(),
  averageBalance: z.number().nullable(),
  createdAt: z.iso.datetime(),
  witnessedBy: z.object({ accountId: ledgerAccountId, lastDay: z.iso.date() }).nullable().optional(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** Published to other services: no bank and no numbers. */
export const accountFigures = z.object({
  accountId,
  accountType,
  currentBalanceCents: z.number().int(),
  averageBalanceCents: z.number().int().nullable(),
});
export type AccountFigures = z.infer<typeof accountFigures>;

export const maskAccountNumber = (number: string): string => `****${number.slice(-4)}`;

/** The checksum of a routing number: weights 3, 7, 1 over nine digits give a multiple of ten. */
export function isRoutingChecksumRight(routingNumber: string): boolean {
  if (!/^\d{9}$/.test(routingNumber)) return false;
  const weights = [3, 7, 1];
  const digits = Array.from(routingNumber, Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
