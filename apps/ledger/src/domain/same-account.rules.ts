import { isDeepStrictEqual } from 'node:util';
import type { AccountHint, BankFileRow, LedgerAccountRow } from './bank-file.model.ts';

const legalForms = new Set(
  'the bank na national association co company corp corporation inc fsb ssb'.split(' '),
);

const wordsOf = (bank: string): string[] => {
  const words = bank
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !legalForms.has(word));
};

export function isSameBank(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  return shorter.length === 0
    ? one.trim().toLowerCase() === other.trim().toLowerCase()
    : shorter.every((word) => longer.includes(word));
}

type Named = Pick<AccountHint, 'bankName' | 'numberEnding'>;

export function isSameAccount(
  account: Pick<LedgerAccountRow, 'bankName' | 'numberEnding'>,
  { bankName, numberEnding }: Named,
): boolean {
  if (bankName === null || numberEnding === null) return false;
  return account.numberEnding === numberEnding && isSameBank(account.bankName, bankName);
}

const isNamed = ({ bankName, numberEnding }: Named): boolean => bankName !== null && numberEnding !== null;

export function waitsForSameAnswer(
  { accountHint: hint }: Pick<BankFileRow, 'accountHint'>,
  answered: Pick<BankFileRow, 'accountHint'>,
): boolean {
  const other = answered.accountHint;
  if (hint === null || other === null) return false;
  return isNamed(hint) && hint.bankName === other.bankName && hint.numberEnding === other.numberEnding;
}

type Planned = Pick<BankFileRow, 'plan'>;

export const isSamePlan = (one: Planned, other: Planned): boolean =>
  one.plan?.doubtful === 0 && isDeepStrictEqual(one.plan, other.plan);
