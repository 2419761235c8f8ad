import { z } from 'zod';
import { accountId } from './ids.ts';

export const accountTypes = ['checking', 'savings', 'money_market', 'line_of_credit'] as const;
export const accountType = z.enum(accountTypes, 'Choose one of the account types');
export type AccountType = z.infer<typeof accountType>;

/** More would be no balance of a small business, and cents would no longer be whole numbers. */
const balanceLimit = 1e12;
const amountText = /^\d+(\.\d{1,2})?$/;

const asAmount = (value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : '';
  return amountText.test(text) ? Number(text) : value;
};
const asNothing = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : asAmount(value);

const balance = z
  .number('Enter a number')
  .min(0, 'Enter 0 or more')
  .max(balanceLimit, `Enter at most ${balanceLimit}`)
  .refine((value) => Number(value.toFixed(2)) === value, 'Use at most two decimals');

const withoutSpaces = (value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value);

export const bankAccountBody = z.object({
  bankName: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .max(200, 'At most 200 characters')
    .refine((text) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text), 'This text cannot be kept'),
  accountType: accountType.default('checking'),
  accountNumber: z.preprocess(
    withoutSpaces,
    z.string('Required').regex(/^\d{4,17}$/, 'Enter an account number of 4 to 17 digits'),
  ),
  routingNumber: z.preprocess(
    withoutSpaces,
    z.string('Required').regex(/^\d{9}$/, 'Enter a routing number of 9 digits'),
  ),
  currentBalance: z.preprocess(asAmount, balance),
  averageBalance: z.preprocess(asNothing, balance.optional()),
});
export type BankAccountBody = z.infer<typeof bankAccountBody>;

export const bankAccount = z.object({
  id: accountId,
  bankName: z.string(),
  accountType,
  /** Masked, `****6789`. */
  accountNumber: z.string(),
  routingNumber: z.string(),
  currentBalance: z.number(),
  averageBalance: z.number().nullable(),
  createdAt: z.iso.datetime(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** What other services may know of an account: no bank, no numbers. */
export const accountFigures = z.object({
  accountId,
  accountType,
  currentBalanceCents: z.number().int(),
  averageBalanceCents: z.number().int().nullable(),
});
export type AccountFigures = z.infer<typeof accountFigures>;

export const maskAccountNumber = (number: string): string => `****${number.slice(-4)}`;

/** Weights 3, 7, 1 over nine digits add up to a multiple of ten. A typing mistake rarely does. */
export function isRoutingChecksumRight(routingNumber: string): boolean {
  if (!/^\d{9}$/.test(routingNumber)) return false;
  const weights = [3, 7, 1];
  const digits = Array.from(routingNumber, Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
