import { centsOf } from '../amounts.ts';
import { isNearMiss, isSameAmount } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { isTotal, type TableRow, tableRows } from './table.ts';

export interface List {
  total: TableRow;
  items: readonly TableRow[];
  sum: number;
  hasLostRow: boolean;
}

const minItems = 3;
const valueOf = ({ amounts }: TableRow) => amounts[0]?.value ?? 0;

const share = / (\d{1,3}(?:\.\d+)?) ?%$/;

function shareIn(text: string): string | undefined {
  const match = share.exec(text);
  return match && /[a-z]{2}/i.test(text.slice(0, match.index)) ? match[1] : undefined;
}

const isLostRow = ({ text, words }: Line) =>
  shareIn(text) !== undefined && words.every(({ confidence }) => confidence !== undefined);

function rowsAbove(total: TableRow, rows: readonly TableRow[], lines: readonly Line[]) {
  const items: TableRow[] = [];
  const lost: Line[] = [];
  let { at } = total;
  for (const row of rows.slice(0, rows.indexOf(total)).reverse()) {
    const between = lines.slice(row.at + 1, at);
    if (row.amounts.length !== 1 || isTotal(row) || !between.every(isLostRow)) break;
    lost.push(...between);
    at = row.at;
    items.unshift(row);
  }
  return { items, lost };
}

function isRest([line, other]: readonly Line[], sum: number, total: number): boolean {
  const printed = Number(shareIn(line?.text ?? '') ?? NaN);
  return other === undefined && sum < total && Math.abs((1 - sum / total) * 100 - printed) < 1;
}

export function haveSharesWitness({ total, items, sum }: List): boolean {
  const amounts = items.map(valueOf);
  const whole = valueOf(total);
  const agree = (values: readonly number[], of: number) =>
    items.every(({ line }, at) => Math.abs(((values[at] ?? 0) / of) * 100 - Number(shareIn(line.text))) < 1);
  const corrected = items.map((_, changed) =>
    amounts.map((amount, at) => (at === changed ? amount + whole - sum : amount)),
  );
  return !agree(amounts, whole) && (agree(amounts, sum) || corrected.some((values) => agree(values, whole)));
}

export function totalList(lines: readonly Line[]): List | null {
  const rows = tableRows(lines);
  for (const total of rows.filter((row) => isTotal(row) && row.amounts.length === 1)) {
    const { items, lost } = rowsAbove(total, rows, lines);
    const sum = items.reduce((all, row) => all + centsOf(valueOf(row)), 0) / 100;
    const isSum = isSameAmount(sum, valueOf(total)) || isNearMiss(sum, valueOf(total));
    const hasLostRow = isRest(lost, sum, valueOf(total));
    if (items.length >= minItems && (hasLostRow || (lost.length === 0 && isSum)))
      return { total, items, sum, hasLostRow };
  }
  return null;
}
