import { fill } from '@groundwork/wording';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { words } from '../bank-records.wording.ts';
import type { LedgerMonth } from './views.ts';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export function formatMonth(month: string): string {
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-01`).toLocaleDateString('en-US', options);
}

const nameOfMonth = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });

/** Why a month is in its state, and the next step of the owner. */
export function monthReason(
  { month, state, missing, plain }: LedgerMonth,
  today = dayOf(new Date()),
): string {
  if (state === 'reconciled') return words.months.reconciled;
  if (state === 'disputed') return words.months.disputed;
  if (state === 'broken') return fill(words.months.broken, { amount: formatMoney(plain.difference ?? 0) });
  if (month >= today.slice(0, 7)) return fill(words.months.running, { month: nameOfMonth(month) });
  const [first] = missing;
  if (first === undefined) return words.months.noBalance;
  return fill(words.months.missing, { from: formatDate(first.from), to: formatDate(first.to) });
}
