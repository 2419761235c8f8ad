import { addDays, daysBetween } from '../days.ts';
import type { Period } from '../files/bank-file.ts';
import { keyOf, type AppliedFile, type AppliedRow } from '../plan/ledger-rows.ts';

export interface CoveringFile extends AppliedFile {
  readonly covered: Period;
}

export interface DisagreeingRow {
  readonly fileId: string;
  readonly day: string;
  readonly cents: number;
}

export interface Disagreement {
  readonly files: readonly [string, string];
  readonly rows: readonly DisagreeingRow[];
}

const maxDaysApart = 3;

/** The first and the last day of a file can be unfinished, so only the days between them speak. */
function commonDays(a: Period, b: Period): Period | null {
  const from = addDays(a.from > b.from ? a.from : b.from, 1);
  const to = addDays(a.to < b.to ? a.to : b.to, -1);
  return from <= to ? { from, to } : null;
}

function withoutEqualKeys(rows: readonly AppliedRow[], others: readonly AppliedRow[]): AppliedRow[] {
  const counts = new Map<string, number>();
  for (const row of others) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return rows.filter((row) => {
    const count = counts.get(keyOf(row)) ?? 0;
    counts.set(keyOf(row), count - 1);
    return count < 1;
  });
}

/** Rows of one amount within three days are one payment with two dates. */
function unmatched(rows: readonly AppliedRow[], others: readonly AppliedRow[]): AppliedRow[] {
  const free = new Map<number, AppliedRow[]>();
  for (const row of others) {
    const same = free.get(row.cents);
    if (same === undefined) free.set(row.cents, [row]);
    else same.push(row);
  }
  return rows.filter((row) => {
    const same = free.get(row.cents) ?? [];
    const at = same.findIndex(({ day }) => Math.abs(daysBetween(day, row.day)) <= maxDaysApart);
    if (at >= 0) same.splice(at, 1);
    return at < 0;
  });
}

function disagreement(a: CoveringFile, b: CoveringFile): Disagreement | null {
  const days = commonDays(a.covered, b.covered);
  if (days === null) return null;
  const [restA, restB] = [withoutEqualKeys(a.rows, b.rows), withoutEqualKeys(b.rows, a.rows)];
  const inside = ({ day }: AppliedRow) => day >= days.from && day <= days.to;
  const rowsOf = (file: CoveringFile, rows: readonly AppliedRow[]) =>
    rows.filter(inside).map(({ day, cents }) => ({ fileId: file.id, day, cents }));
  const rows = [...rowsOf(a, unmatched(restA, restB)), ...rowsOf(b, unmatched(restB, restA))];
  return rows.length === 0 ? null : { files: [a.id, b.id], rows };
}

export const disagreements = (files: readonly CoveringFile[]): Disagreement[] =>
  files.flatMap((a, at) => files.slice(at + 1).flatMap((b) => disagreement(a, b) ?? []));
