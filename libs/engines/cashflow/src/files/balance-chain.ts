import { addDays, daysBetween, firstDayOf, lastDayOf, monthOf } from '../days.ts';
import type { Anchor } from './bank-file.ts';

interface Link {
  readonly cents: number;
  readonly balance: number | null;
}

interface ChainRow extends Link {
  readonly day: string;
}

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

/** Rows in the order in which the balances follow from each other; null where two orders fit. */
export function inChainOrder<T extends ChainRow>(rows: readonly T[]): readonly T[] | null {
  const reversed = [...rows].reverse();
  const [first, last] = [rows[0]?.day ?? '', rows.at(-1)?.day ?? ''];
  if (rows.length < 2) return rows;
  const [forward, backward] = [linksThatHold(rows, 1), linksThatHold(reversed, 1)];
  if (forward !== backward) return forward > backward ? rows : reversed;
  if (first === last) return null;
  return first < last ? rows : reversed;
}

/** A balance belongs to the end of a day only if no row of another day is on the wrong side of it. */
function endOfDayAnchors(rows: readonly ChainRow[]): Anchor[] {
  const earliestAfter: string[] = [];
  let earliest = '9999-12-31';
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    earliestAfter[at] = earliest;
    const day = rows[at]?.day ?? earliest;
    if (day < earliest) earliest = day;
  }
  const anchors: Anchor[] = [];
  let latest = '';
  rows.forEach(({ day, balance }, at) => {
    if (day > latest) latest = day;
    const isLastOfDay = (earliestAfter[at] ?? '') > day && latest === day;
    if (isLastOfDay && balance !== null) anchors.push({ day, cents: balance });
  });
  return anchors;
}

function openingAnchor(rows: readonly ChainRow[]): Anchor[] {
  const [first] = rows;
  if (first === undefined || first.balance === null) return [];
  if (rows.some(({ day }) => day < first.day)) return [];
  return [{ day: addDays(first.day, -1), cents: first.balance - first.cents }];
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

export function csvAnchors(rows: readonly ChainRow[], waiting: readonly string[], today: string): Anchor[] {
  const ordered = inChainOrder(rows);
  if (ordered === null) return [];
  const lastDay = ordered.at(-1)?.day;
  const opening = openingAnchor(ordered);
  const ends = endOfDayAnchors(ordered);
  const closing = ends.filter(({ day }) => day === lastDay);
  const extended = [
    ...opening.flatMap(extendedStart),
    ...closing.flatMap((anchor) => extendedEnd(anchor, today)),
  ].filter(({ skips }) => !waiting.some((day) => skips && day >= skips[0] && day <= skips[1]));
  return [...opening, ...ends, ...extended];
}
