import { isSameAmount } from '../contradiction.ts';
import type { Amount } from '../amounts.ts';
import type { Kind } from '../kinds.ts';
import { type Segment, segmentsOf } from '../layout.ts';
import type { Line, Word } from '../page.ts';
import type { Period } from '../statements/dates.ts';
import type { Row } from './blocks.ts';
import { endsWith, latestOf } from './column-ends.ts';
import { projectedColumnOf } from './projected-column.ts';

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

export type Place = Pick<ValueColumn, 'left' | 'right'>;

const reach = 40;

/** From the right edge of the column before to its own: headings are aligned at the right, or in the middle. */
function slotOf(column: Place, columns: readonly Place[]): Place {
  const before = columns.filter(({ right }) => right < column.right).map(({ right }) => right);
  return { left: Math.max(column.left - reach, ...before), right: column.right + 2 };
}

function isInSlot({ x, width }: Word, slot: Place): boolean {
  const middle = x + width / 2;
  return middle > slot.left && middle < slot.right;
}

const overlapOf = (one: Place, other: Place) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

function isBesideColumn(segment: Place, column: Place): boolean {
  const width = segment.right - segment.left;
  const areAligned = Math.abs(segment.right - column.right) < columnGap;
  return !areAligned && segment.left < column.left - reach && overlapOf(segment, column) * 2 < width;
}

const isOver = ({ left, right }: Place, segment: Place) =>
  segment.left < right + 4 && segment.right > left - 4;

interface Heading {
  segment: Segment;
  over: readonly Place[];
}

const headingsAt = (line: Line, columns: readonly Place[]): Heading[] =>
  segmentsOf(line).map((segment) => ({ segment, over: columns.filter((column) => isOver(column, segment)) }));

function textOver(column: Place, slot: Place, { segment, over }: Heading): string[] {
  if (isBesideColumn(segment, column)) return [];
  if (over.length === 1) return over[0] === column ? [segment.text] : [];
  return segment.words.flatMap((word) => (isInSlot(word, slot) ? [word.text] : []));
}

export const segmentsOver = (line: Line, columns: readonly Place[]): number =>
  segmentsOf(line).filter(
    (segment) => /\w/.test(segment.text) && columns.some((column) => isOver(column, segment)),
  ).length;

const [maxSpan, minFree] = [2, 3];

function isSpread(line: Line, columns: readonly Place[]): boolean {
  const spans = segmentsOf(line).map((segment) => columns.filter((column) => isOver(column, segment)));
  const longest = Math.max(...spans.map(({ length }) => length));
  return longest > maxSpan && columns.length - new Set(spans.flat()).size >= minFree;
}

function isTitle(line: Line, columns: readonly Place[]): boolean {
  const over = segmentsOver(line, columns);
  return over === 1 || (over === 0 && segmentsOf(line).length < 2) || isSpread(line, columns);
}

function headingsIn(above: readonly Line[], columns: readonly Place[]): readonly Line[] {
  const last = above.findLastIndex((line) => segmentsOver(line, columns) > 1);
  if (last < 0) return above;
  const title = above.slice(0, last).findLastIndex((line) => isTitle(line, columns));
  return above.slice(title + 1);
}

export function headingsOver(above: readonly Line[], columns: readonly Place[]): string[] {
  const headings = headingsIn(above, columns).flatMap((line) => headingsAt(line, columns));
  return columns.map((column) => {
    const slot = slotOf(column, columns);
    return headings.flatMap((heading) => textOver(column, slot, heading)).join(' ');
  });
}

const minHeadings = 3;

function ofFirstTable(lines: readonly Line[], rows: readonly Row[]): readonly Row[] {
  const withAmounts = new Set(rows.map(({ line }) => line));
  const first = lines.findIndex((line) => withAmounts.has(line));
  const isHeading = (line: Line, at: number) =>
    at > first && !withAmounts.has(line) && segmentsOf(line).length >= minHeadings;
  const heading = lines.findIndex(isHeading);
  if (heading < 0) return rows;
  const below = new Set(lines.slice(heading));
  const above = rows.filter(({ line }) => !below.has(line));
  const columns = clusters(above.filter(({ amounts }) => amounts.length > 1));
  const others = rows.filter(({ line }) => below.has(line)).flatMap(({ amounts }) => amounts);
  const isUnder = ({ right }: Place) => columns.some((column) => Math.abs(column.right - right) < columnGap);
  return columns.length < 2 || others.filter(isUnder).length * 2 > others.length ? rows : above;
}

function startOf({ line }: Row, rows: readonly Row[], lines: readonly Line[], columns: readonly Place[]) {
  const [top, wide] = [lines.indexOf(rows[0]?.line ?? line), lines.indexOf(line)];
  const withAmounts = new Set(rows.map((row) => row.line));
  const isHeading = (each: Line) => !withAmounts.has(each) && segmentsOver(each, columns) > 1;
  return lines.slice(top, wide).some(isHeading) ? wide : top;
}

export function valueColumns(lines: readonly Line[], rows: readonly Row[]): ValueColumn[] {
  const own = ofFirstTable(lines, rows);
  const wide = own.filter(({ amounts }) => amounts.length > 1);
  const first = wide[0];
  if (!first || wide.length < Math.max(2, own.length * 0.3)) return [];
  const columns = clusters(wide);
  const start = startOf(first, own, lines, columns);
  const above = lines.slice(Math.max(0, start - headingLines), start);
  const headings = headingsOver(above, columns);
  return columns.map(({ left, right }, at) => ({ left, right, heading: headings[at] ?? '' }));
}

const comparison =
  /%|per ?cent|\bvar(?:iance)?\b|difference|\bchange\b|budget|\bplan\b|prior|previous|last (?:year|month|period)|forecast|target|\bgoal\b|\bp\/?y\b|inc(?:rease)?\.? ?\/|over ?[/(]|fav|\bratio\b|\bof (?:sales|revenue|income|total)\b|\bvs\b|\b(?:per|\/) (?!books?\b|month|year|return|client|statement|period)[a-z]+|\/ ?(?:mile|unit|hour|hr|acre|head|sq|room|door)\b|\bav(?:g|erage)\b/i;
const ratio = /%|per ?cent|\bratio\b|\bper (?!books?\b|month|year|period)[a-z]+/i;

export const isUnderRatio =
  (columns: readonly ValueColumn[]) =>
  ({ right }: Amount): boolean =>
    columns.some((column) => ratio.test(column.heading) && Math.abs(column.right - right) < columnGap);

const ownColumn =
  /\bactual\b|\b(?:current|this) (?:year|period)\b|\b(?:ending|closing|current) balance\b|^(?:amount|dollars|\$)$/i;
const totalColumn = /\btotals?\b|\b(?:consolidated|combined|company[- ]?wide|overall)\b|\ball \w+s$/i;
const grandTotal = /^(?:grand |company )?totals?$|^(?:consolidated|combined)$/i;

const toDate =
  /\byear[- ]to[- ]date\b|\by\.?t\.?d\b|\b(?:\d+|three|six|nine|twelve) months\b|\byear ended\b/i;

function columnOfSpan(own: readonly ValueColumn[], { from, to }: Period): ValueColumn | null {
  const isYear = from !== '' && from.slice(0, 7) !== to.slice(0, 7);
  const columns = own.filter(({ heading }) => toDate.test(heading) === isYear);
  return own.some(({ heading }) => toDate.test(heading)) && from !== '' ? only(columns) : null;
}

const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

const columnsAt = (own: readonly ValueColumn[], period: Period | null) =>
  period ? own.filter(({ heading }) => endsWith(heading, period)) : [];

function totalOf(own: readonly ValueColumn[], period: Period | null): ValueColumn | null {
  const totals = own.filter(({ heading }) => totalColumn.test(heading));
  return (
    only(columnsAt(totals, period)) ??
    totals.findLast(({ heading }) => grandTotal.test(heading)) ??
    totals.at(-1) ??
    null
  );
}

const amountAt = ({ amounts }: Row, { left, right }: Place) =>
  amounts.find((amount) => amount.right > left && amount.right < right + columnGap)?.value;

const minParts = 2;
const sumShare = 0.8;

function sumColumn(own: readonly ValueColumn[], rows: readonly Row[]): ValueColumn | null {
  if (own.length <= minParts) return null;
  const table = rows.map((row) => ({ row, values: own.map((column) => amountAt(row, column)) }));
  const sums = own.filter((_, at) => {
    const tested = table.flatMap(({ row, values }) => {
      const total = values[at];
      const parts = values.flatMap((value, other) => (other === at ? [] : (value ?? [])));
      return total === undefined || parts.length < minParts ? [] : [{ row, total, parts }];
    });
    const right = tested.filter(({ row, total, parts }) => {
      const sum = parts.reduce((all, value) => all + value, 0);
      return isSameAmount(sum, total, row.amounts[0]?.hasCents === true ? 1 : parts.length * 100);
    });
    return tested.length >= minRows && right.length >= tested.length * sumShare;
  });
  return only(sums);
}

const isShare = (value: number, base: number, share: number) => Math.abs((value / base) * 100 - share) < 0.11;

function isPercentColumn(column: ValueColumn, left: ValueColumn | undefined, rows: readonly Row[]): boolean {
  if (!left) return false;
  const pairs = rows.flatMap((row) => {
    const [share, value] = [amountAt(row, column), amountAt(row, left)];
    return share === undefined || value === undefined ? [] : [{ share, value }];
  });
  const base = pairs.find(({ share, value }) => share === 100 && value !== 0)?.value;
  if (base === undefined || pairs.length < minRows) return false;
  const shares = pairs.filter(({ share, value }) => isShare(value, base, share));
  return shares.length >= pairs.length * sumShare;
}

export const comparable = (columns: readonly ValueColumn[], rows: readonly Row[]): ValueColumn[] =>
  columns.filter(
    (column, at) => !comparison.test(column.heading) && !isPercentColumn(column, columns[at - 1], rows),
  );

export function ownColumnOf(
  columns: readonly ValueColumn[],
  kind: Pick<Kind, 'subcategory'>,
  period: Period | null,
  rows: readonly Row[],
): ValueColumn | null {
  if (kind.subcategory === 'financial_projections') return projectedColumnOf(columns);
  const own = comparable(columns, rows);
  return (
    totalOf(own, period) ??
    only(own) ??
    (period && columnOfSpan(own, period)) ??
    only(own.filter(({ heading }) => ownColumn.test(heading))) ??
    only(columnsAt(own, period)) ??
    sumColumn(own, rows) ??
    latestOf(own)
  );
}
