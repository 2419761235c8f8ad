import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { accountId, ledgerAccountId } from './ids.ts';
import { bankingMessages } from './banking.wording.ts';
import { input } from './input.wording.ts';
import { cents } from './plain-units.ts';
import { convertedText, mostCharacters, patternText, storableText } from './texts.ts';

export const accountTypes = ['checking', 'savings', 'money_market', 'line_of_credit'] as const;
export const accountType = z.enum(accountTypes, bankingMessages.accountType);
export type AccountType = z.infer<typeof accountType>;

/** Cents above this limit are no longer safe integers. */
const balanceLimit = 1e12;
const amountText = /^\d+(\.\d{1,2})?$/;

const asAmount = (text: string) => (amountText.test(text.trim()) ? Number(text) : text);
const asAmountOrNull = (text: string) => (text.trim() === '' ? null : asAmount(text));

const balance = z
  .number(input.number)
  .min(0, fill(input.leastNumber, { min: 0 }))
  .max(balanceLimit, fill(input.mostNumber, { max: balanceLimit }))
  .refine((value) => Number(value.toFixed(2)) === value, input.twoDecimals);

const spacedDigits = (pattern: RegExp, message: string) =>
  convertedText(
    mostCharacters.number,
    (text) => text.replace(/[\s-]/g, ''),
    patternText(mostCharacters.number, pattern, message, input.required),
  );

export const bankAccountBody = z.object({
  bankName: storableText(mostCharacters.name, input.required).min(1, input.required),
  accountType: accountType.default('checking'),
  accountNumber: spacedDigits(/^\d{4,17}$/, bankingMessages.accountNumber),
  routingNumber: spacedDigits(/^\d{9}$/, bankingMessages.routingNumber),
  currentBalance: convertedText(mostCharacters.number, asAmount, balance),
  averageBalance: convertedText(
    mostCharacters.number,
    asAmountOrNull,
    balance
      .nullable()
      .transform((value) => value ?? undefined)
      .pipe(z.number().optional())
      .optional(),
  ),
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
  currentBalanceCents: cents,
  averageBalanceCents: cents.nullable(),
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
