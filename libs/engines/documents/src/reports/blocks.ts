import { type Amount, amountsOf } from '../amounts.ts';
import { headedAmounts } from '../headed-amounts.ts';
import { segmentsOf } from '../layout.ts';
import type { Kind } from '../kinds.ts';
import { isNearMiss, isSameAmount } from '../contradiction.ts';
import { textOf } from '../longest-texts.ts';
import type { Line } from '../page.ts';
import { startsWithDate } from '../statements/dates.ts';
import { toLabel } from './row-label.ts';
import { valuesIn } from './values-in.ts';
import { topRows } from './stepped-rows.ts';
import { transposedRows } from './transposed.ts';
import { nameTotals, noNameOrTotal } from './unnamed-totals.ts';
import { centColumns, wholeDollarColumns, withShortened, withSmallAmounts } from './small-amounts.ts';

export interface Row {
  line: Line;
  label: string;
  amounts: readonly Amount[];
  isHeaded?: boolean;
}

const codeBefore = /^\d{1,6}(?:[-.]\d+)*[ :-]+(?=[a-z])/i;

export function rowsOf(lines: readonly Line[]): Row[] {
  const columns = wholeDollarColumns(lines);
  const rights = centColumns(lines);
  const rows = lines.flatMap((line) => {
    const amounts = valuesIn(line, withShortened(line, withSmallAmounts(line, columns), rights));
    const first = amounts[0];
    if (!first) return [];
    const label = textOf(line.words.slice(0, first.first));
    return [{ line, label: toLabel(label.replace(codeBefore, '')), amounts }];
  });
  return nameTotals(rows, lines);
}

const tableTotalName = /^(?:(?:grand|deposit|batch|sales|plan|card|funding|settlement|month)s? )?totals?$/i;

function tableTotals(row: Row, lines: readonly Line[]): Row[] {
  if (!tableTotalName.test(row.label) || row.amounts.length < 2) return [];
  const at = lines.indexOf(row.line);
  const above = lines.slice(0, at).filter(({ page }) => page === row.line.page);
  const heading = above.findLast((line) => segmentsOf(line).length > 2 && rowsOf([line]).length === 0);
  const segments = heading ? segmentsOf(heading) : [];
  return row.amounts.flatMap((amount) => {
    const own = segments.find(({ left, right }) => left < amount.right + 4 && right > amount.left - 4);
    return own ? [{ line: row.line, label: toHeading(own.text), amounts: [amount] }] : [];
  });
}

const toHeading = (text: string) => text.replace(/^[\s$#]+/, '');

/** "639.82 TOTAL FEES DUE": some processors print the amount before its name. */
function textBehind({ line, label, amounts }: Row): Row[] {
  const [amount, other] = amounts;
  if (!amount || other || /[a-z]/i.test(label) || startsWithDate(line)) return [];
  const text = textOf(line.words.slice(amount.last + 1));
  return /[a-z]{2}/i.test(text) ? [{ line, label: toLabel(text), amounts }] : [];
}

function columnRows({ line, amounts }: Row): Row[] {
  const segments = segmentsOf(line);
  const own = amounts.flatMap((amount) => {
    const at = segments.findLastIndex(({ text, left }) => left < amount.left && /[a-z]{2}/i.test(text));
    const between = segments[at];
    return between && at > 0 ? [{ line, label: toLabel(labelIn(between, amount)), amounts: [amount] }] : [];
  });
  return own.length === 1 ? own : [];
}

function labelIn({ words }: Pick<Line, 'words'>, { left }: Amount): string {
  const before = words.filter(({ x }) => x < left);
  const end = before.findIndex(({ text }) => /^[-+=$]*$/.test(text));
  return textOf(end < 0 ? before : before.slice(0, end));
}

const startsWithAmount = (line: Line) => {
  const amounts = amountsOf(line);
  return amounts.length > 1 && amounts[0]?.first === 0;
};

/** In a table, a row without a name has the names of its columns. A named row has its gross amount, before all costs. */
function headedRows({ line, label }: Row, lines: readonly Line[]): Row[] {
  const at = lines.indexOf(line);
  if (label === '' && [lines[at - 1], lines[at + 1]].some((next) => next && startsWithAmount(next)))
    return [];
  const headed = headedAmounts(lines, at) ?? [];
  if (label === '') return headed.map(({ heading, amount }) => ({ line, label: heading, amounts: [amount] }));
  return headed
    .filter(({ heading }) => /\bgross\b/i.test(heading))
    .map(({ amount }) => ({ line, label, amounts: [amount] }));
}

/** The processor of cards prints counts and numbers of merchants without cents. They are no amounts. */
const rowsWithCents = (lines: readonly Line[]): Row[] =>
  rowsOf(lines).flatMap((row) => {
    const amounts = row.amounts.filter(({ hasCents }) => hasCents).map(withoutDebitMark);
    return amounts.length === 0 ? [] : [{ ...row, amounts }];
  });

const withoutDebitMark = (amount: Amount): Amount =>
  /D[RB]?$/.test(amount.text) ? { ...amount, value: Math.abs(amount.value) } : amount;

export function reportRows(kind: Pick<Kind, 'issuedBy' | 'figures'>, lines: readonly Line[]): Row[] {
  if (kind.issuedBy !== 'bank')
    return [...nameTotals(rowsOf(lines), lines, noNameOrTotal), ...transposedRows(kind, lines)];
  const withCents = rowsWithCents(lines);
  const inTables = withCents.flatMap((row) => [
    ...tableTotals(row, lines),
    ...columnRows(row),
    ...textBehind(row),
    ...headedRows(row, lines),
  ]);
  return [...withCents, ...inTables];
}

interface Block {
  heading: string;
  items: Row[];
  /** A subtotal without a heading makes it unclear which rows count. */
  isUncertain: boolean;
}

export const derivedRow =
  /^(?:sub)?total|^gross|^net (?:sales|revenue|operating|cash)|^operating (?:income|profit)|^earnings before|^ebit/i;
const salesTotal = /^(?:total|gross|amount).*(?:sales|processed|volume)/i;
const totalPattern =
  /^(?:(?:sub)?total(?: for)?|net cash (?:provided by|generated by|used in|from|used for)|net(?= .*\b(?:assets|property|equipment|receivables?)$)) (.+)$/;

const nameOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/\((?:loss|used in)\)/g, '')
    .replace(/^(?:less|add|plus):? /, '')
    .replace(/[^a-z ]/g, '')
    .replace(/^cash (?:flows? )?(?:from|provided by) /, '')
    .replace(/ +/g, ' ')
    .trim();

const createBlock = (heading: string): Block => ({ heading, items: [], isUncertain: false });

export interface BlockSum {
  total: Row;
  items: readonly Row[];
}

function findTotalBlock({ label }: Row, open: readonly Block[], allowsAnyHeading: boolean): number {
  const name = totalPattern.exec(nameOf(label))?.[1];
  const own = name === undefined ? -1 : open.findLastIndex(({ heading }) => isHeadingFor(heading, name));
  if (own >= 0 || !allowsAnyHeading || !salesTotal.test(label)) return own;
  const last = open.at(-1);
  return last && last.items.length > 1 ? open.length - 1 : -1;
}

const isHeadingFor = (heading: string, name: string) =>
  heading === name || heading.startsWith(`${name} and `);

function addToBlock(row: Row, open: readonly Block[]): void {
  const block = open.at(-1);
  block?.items.push(row);
  if (block && derivedRow.test(row.label)) block.isUncertain = true;
}

function closeBlock(row: Row, at: number, open: Block[]): BlockSum | null {
  const blocks = open.splice(at);
  const heading = blocks[0]?.heading ?? '';
  const name = totalPattern.exec(nameOf(row.label))?.[1];
  if (name !== undefined && heading.startsWith(`${name} and `)) open.push(createBlock(heading));
  open.at(-1)?.items.push(row);
  // On a recognized page, a heading without a total may be a row that lost its amount.
  const hasLostAmount = blocks.length > 1 && row.amounts.some(({ confidence }) => confidence !== undefined);
  const isUncertain = hasLostAmount || blocks.some((block) => block.isUncertain);
  return isUncertain ? null : { total: row, items: topRows(blocks.flatMap(({ items }) => items)) };
}

export function blockSums(lines: readonly Line[], allowsAnyHeading: boolean): BlockSum[] {
  const sums: BlockSum[] = [];
  const open: Block[] = [];
  const own = allowsAnyHeading ? rowsWithCents(lines) : rowsOf(lines);
  const rows = new Map(own.map((row) => [row.line, row]));
  for (const line of lines) {
    const row = rows.get(line);
    const at = row ? findTotalBlock(row, open, allowsAnyHeading) : -1;
    if (!row) open.push(createBlock(nameOf(line.text)));
    else if (at < 0) addToBlock(row, open);
    else sums.push(...[closeBlock(row, at, open)].flatMap((sum) => sum ?? []));
  }
  return sums;
}

const tableTotal = /^(?:grand )?totals?$/i;
const isAligned = (one: Amount, other: Amount) => Math.abs(one.right - other.right) < 12;

const namedTotal = /^(?:grand |sub)?totals?\b/i;

function rowsAbove(at: number, rows: readonly Row[], lines: readonly Line[]): Row[] {
  const above: Row[] = [];
  let below = rows[at];
  for (const row of rows.slice(0, at).reverse()) {
    if (!below || lines.indexOf(below.line) - lines.indexOf(row.line) !== 1) break;
    above.push(row);
    below = row;
  }
  return above;
}

const areDays = (items: readonly Row[]) =>
  items.length > 2 && items.every(({ line }) => startsWithDate(line));

const sumOf = (items: readonly Amount[]) => items.reduce((sum, { value }) => sum + value, 0);

function ofOneSign({ value }: Amount, items: readonly Amount[]): Amount[] {
  const own = items.filter((item) => Math.sign(item.value) === Math.sign(value));
  return isSameAmount(sumOf(own), value) ? own : [...items];
}

/** The row of a total can print the average of a column, such as that of a ticket or a rate. */
function isAverage({ value }: Amount, items: readonly Amount[]): boolean {
  const values = items.map((item) => item.value);
  const isWithin = value >= Math.min(...values) && value <= Math.max(...values);
  return values.length > 2 && value > 0 && isWithin && !isNearMiss(value, sumOf(items));
}

export function tableSums(
  rows: readonly Row[],
  lines: readonly Line[],
  { issuedBy }: Pick<Kind, 'issuedBy'>,
): { total: Row; column: Amount; items: Amount[] }[] {
  const label = issuedBy === 'bank' ? namedTotal : tableTotal;
  return rows.flatMap((total, at) => {
    if (!label.test(total.label)) return [];
    const items = rowsAbove(at, rows, lines);
    if (!tableTotal.test(total.label) && !areDays(items)) return [];
    return total.amounts.flatMap((column) => {
      const own = items.flatMap(({ amounts }) =>
        amounts.filter((amount) => isAligned(amount, column)).slice(0, 1),
      );
      return isAverage(column, own) ? [] : [{ total, column, items: ofOneSign(column, own) }];
    });
  });
}
