import { addDays, daysBetween, firstDayOf, lastDayOf, monthOf } from '../days.ts';
import type { Anchor } from './bank-file.ts';
import { type ChainRow, dayBalances } from './day-balances.ts';

type Link = Pick<ChainRow, 'cents' | 'balance'>;

const maxMissingDays = 5;

function linksThatHold(rows: readonly Link[], sign: 1 | -1): number {
  let expected: number | null = null;
  let held = 0;
  for (const { cents, balance } of rows) {
    if (expected !== null) expected += sign * cents;
    if (balance === null) continue;
    if (expected === balance) held += 1;
    expected = balance;
  }
  return held;
}

export function chainSign(rows: readonly Link[]): 'as_is' | 'reversed' {
  const reversed = [...rows].reverse();
  const score = (sign: 1 | -1) => Math.max(linksThatHold(rows, sign), linksThatHold(reversed, sign));
  return score(-1) > score(1) ? 'reversed' : 'as_is';
}

const isSorted = (rows: readonly ChainRow[]): boolean =>
  rows.every(({ day }, at) => at === 0 || (rows[at - 1]?.day ?? '') <= day);

function orderOfDays<T extends ChainRow>(rows: readonly T[], reversed: readonly T[]): number {
  const [first, last] = [rows[0]?.day ?? '', rows.at(-1)?.day ?? ''];
  if (first === last) return 0;
  const sorted = [rows, reversed].findIndex(isSorted);
  return sorted < 0 ? 0 : 1 - 2 * sorted;
}

/** Rows in the order of their days, or in which their balances join; null where two orders fit. */
export function inChainOrder<T extends ChainRow>(rows: readonly T[]): readonly T[] | null {
  if (rows.length < 2) return rows;
  const reversed = [...rows].reverse();
  const joined = linksThatHold(rows, 1) - linksThatHold(reversed, 1);
  const order = orderOfDays(rows, reversed) || joined || compareEnds(rows);
  if (order === 0) return null;
  return order > 0 ? rows : reversed;
}

function compareEnds(rows: readonly ChainRow[]): number {
  const [first, last] = [rows[0]?.day ?? '', rows.at(-1)?.day ?? ''];
  if (first === last) return 0;
  return first < last ? 1 : -1;
}

function extendedStart(opening: Anchor): Anchor[] {
  const firstRowDay = addDays(opening.day, 1);
  const start = firstDayOf(monthOf(firstRowDay));
  const missing = daysBetween(start, firstRowDay);
  if (missing < 1 || missing > maxMissingDays) return [];
  return [{ day: addDays(start, -1), cents: opening.cents, extended: true, skips: [start, opening.day] }];
}

function extendedEnd(closing: Anchor, today: string): Anchor[] {
  const end = lastDayOf(monthOf(closing.day));
  const missing = daysBetween(closing.day, end);
  if (missing < 1 || missing > maxMissingDays || end >= today) return [];
  return [{ day: end, cents: closing.cents, extended: true, skips: [addDays(closing.day, 1), end] }];
}

export interface PrintedBalance {
  readonly day: string;
  readonly cents: number;
}

export interface PrintedSides {
  readonly opening: PrintedBalance | null;
  readonly closing: PrintedBalance | null;
  readonly order: 'newest' | 'oldest' | null;
}

const nothingBeside: PrintedSides = { opening: null, closing: null, order: null };

function anchorsOf(rows: readonly ChainRow[], { opening, closing }: PrintedSides): [Anchor[], Anchor[]] {
  const { opening: before, ends } = dayBalances(rows, opening?.cents ?? null);
  const from = opening?.day ?? rows[0]?.day;
  const first = from === undefined || before === null ? [] : [{ day: addDays(from, -1), cents: before }];
  if (closing === null) return [first, [...ends]];
  return [first, [...ends.filter(({ day }) => day !== closing.day), { ...closing }]];
}

function inBankOrder(rows: readonly ChainRow[], order: PrintedSides['order']): readonly ChainRow[] | null {
  if (order === null) return null;
  return order === 'newest' ? [...rows].reverse() : rows;
}

export function csvAnchors(
  rows: readonly ChainRow[],
  waiting: readonly string[],
  today: string,
  sides: PrintedSides = nothingBeside,
): Anchor[] {
  const ordered = inChainOrder(rows) ?? inBankOrder(rows, sides.order);
  if (ordered === null) return [];
  const [opening, ends] = anchorsOf(ordered, sides);
  const lastDay = sides.closing?.day ?? ordered.at(-1)?.day;
  const closing = ends.filter(({ day }) => day === lastDay);
  const extended = [
    ...opening.flatMap(extendedStart),
    ...closing.flatMap((anchor) => extendedEnd(anchor, today)),
  ].filter(({ skips }) => !waiting.some((day) => skips && day >= skips[0] && day <= skips[1]));
  return [...opening, ...ends, ...extended];
}
