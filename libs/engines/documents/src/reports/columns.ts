import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import type { Period } from '../statements/dates.ts';
import type { Row } from './blocks.ts';

export interface ValueColumn {
  left: number;
  right: number;
  heading: string;
}

const columnGap = 9;
const minRows = 3;
const headingLines = 4;

function clusters(rows: readonly Row[]): { left: number; right: number; count: number }[] {
  const columns: { left: number; right: number; count: number }[] = [];
  const all = rows.flatMap(({ amounts }) => amounts).sort((a, b) => a.right - b.right);
  for (const { left, right } of all) {
    const last = columns.at(-1);
    if (last && right - last.right < columnGap) {
      last.left = Math.min(last.left, left);
      last.right = right;
      last.count += 1;
    } else columns.push({ left, right, count: 1 });
  }
  return columns.filter(({ count }) => count >= Math.min(minRows, rows.length));
}

function headingOf({ left, right }: { left: number; right: number }, above: readonly Line[]): string {
  const words = above.flatMap((line) =>
    line.words.filter(({ x, width }) => x + width > left - 4 && x + width < right + 12),
  );
  return words.map(({ text }) => text).join(' ');
}

export function valueColumns(lines: readonly Line[], rows: readonly Row[]): ValueColumn[] {
  const wide = rows.filter(({ amounts }) => amounts.length > 1);
  const first = wide[0];
  if (!first || wide.length < Math.max(2, rows.length * 0.3)) return [];
  const start = lines.indexOf(rows[0]?.line ?? first.line);
  const above = lines.slice(Math.max(0, start - headingLines), start);
  return clusters(wide).map(({ left, right }) => ({
    left,
    right,
    heading: headingOf({ left, right }, above),
  }));
}

const comparison =
  /%|percent|variance|difference|\bchange\b|budget|plan|prior|previous|last (?:year|month|period)/i;
const ownColumn = /\bactual\b|\bcurrent (?:year|period)\b|\bthis (?:year|period|month)\b/i;
const totalColumn = /\btotals?\b/i;

const toDate = /year[- ]to[- ]date|\bytd\b/i;

const namesYear = (heading: string, year: string) =>
  heading.includes(year) || new RegExp(`(?:^|[^\\d,.])['\u2019]?${year.slice(2)}$`).test(heading);

function columnOfSpan(own: readonly ValueColumn[], { from, to }: Period): ValueColumn | null {
  const isYear = from !== '' && from.slice(0, 7) !== to.slice(0, 7);
  const columns = own.filter(({ heading }) => toDate.test(heading) === isYear);
  return own.some(({ heading }) => toDate.test(heading)) && from !== '' ? only(columns) : null;
}

const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

export function ownColumnOf(
  columns: readonly ValueColumn[],
  kind: Pick<Kind, 'subcategory'>,
  period: Period | null,
): ValueColumn | null {
  if (kind.subcategory === 'financial_projections') return columns[0] ?? null;
  const own = columns.filter(({ heading }) => !comparison.test(heading));
  const year = period?.to.slice(0, 4);
  return (
    own.findLast(({ heading }) => totalColumn.test(heading)) ??
    only(own) ??
    only(own.filter(({ heading }) => ownColumn.test(heading))) ??
    (period && columnOfSpan(own, period)) ??
    (year === undefined ? null : only(own.filter(({ heading }) => namesYear(heading, year))))
  );
}
