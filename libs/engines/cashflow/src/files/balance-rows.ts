import { byDay } from '../days.ts';
import { centsOf, hasMoneyShape } from './amounts.ts';
import type { PrintedBalance, PrintedSides } from './balance-chain.ts';
import type { CsvRow, Period } from './bank-file.ts';
import { amountCells, type Style, textOf } from './csv-row.ts';
import { cellAt } from './csv-table.ts';
import { dayOf } from './dates.ts';

interface BalanceRow extends PrintedBalance {
  readonly text: string;
}

export interface BalanceRows {
  readonly rows: readonly CsvRow[];
  readonly printed: readonly BalanceRow[];
}

const mostCharacters = 1000;
const openingWords = /\b(beginning|opening|previous|brought)\b/i;
const closingWords = /\b(ending|closing|carried)\b/i;
const balanceWords = /\b(balance|brought forward|carried forward|saldo|solde)\b/i;

function isBalance(row: CsvRow, { mapping }: Style): boolean {
  if (amountCells(row, mapping.columns).some((cell) => cell !== '')) return false;
  const text = textOf(row, mapping);
  if (text !== '') return text.length <= mostCharacters && balanceWords.test(text);
  return row.cells.some(hasMoneyShape);
}

function printedBalance(row: CsvRow, { mapping, decimal, order }: Style): BalanceRow[] {
  const { columns } = mapping;
  const text = textOf(row, mapping);
  const day = dayOf(cellAt(row, columns.date), order);
  const cents = centsOf(cellAt(row, columns.balance), decimal);
  return day === null || cents === null ? [] : [{ day, cents, text }];
}

export function withoutBalanceRows(rows: readonly CsvRow[], style: Style): BalanceRows {
  const first = rows.findIndex((row) => !isBalance(row, style));
  const last = rows.findLastIndex((row) => !isBalance(row, style));
  if (first < 0) return { rows: [], printed: [] };
  const beside = [...rows.slice(0, first), ...rows.slice(last + 1)];
  return { rows: rows.slice(first, last + 1), printed: beside.flatMap((row) => printedBalance(row, style)) };
}

export function besideDays(
  printed: readonly BalanceRow[],
  { from, to }: Period,
  today: string,
): Pick<PrintedSides, 'opening' | 'closing'> {
  const sorted = printed.filter(({ day }) => day <= today).sort(byDay);
  const opening = sorted.find(({ day, text }) => day <= from && !closingWords.test(text));
  const closing = sorted.findLast((each) => {
    return each !== opening && each.day >= to && !openingWords.test(each.text);
  });
  const balanceOf = ({ day, cents }: BalanceRow): PrintedBalance => ({ day, cents });
  return { opening: opening ? balanceOf(opening) : null, closing: closing ? balanceOf(closing) : null };
}
