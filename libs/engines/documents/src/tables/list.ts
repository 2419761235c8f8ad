import { centsOf } from '../amounts.ts';
import { isNearMiss, isSameAmount } from '../contradiction.ts';
import type { Line } from '../page.ts';
import { isTotal, type TableRow, tableRows } from './table.ts';

export interface List {
  total: TableRow;
  items: readonly TableRow[];
  sum: number;
}

const minItems = 3;
const valueOf = ({ amounts }: TableRow) => amounts[0]?.value ?? 0;

function rowsAbove(total: TableRow, rows: readonly TableRow[]): TableRow[] {
  const items: TableRow[] = [];
  for (const row of rows.slice(0, rows.indexOf(total)).reverse()) {
    const below = items[0] ?? total;
    if (row.at !== below.at - 1 || row.amounts.length !== 1 || isTotal(row)) break;
    items.unshift(row);
  }
  return items;
}

export function totalList(lines: readonly Line[]): List | null {
  const rows = tableRows(lines);
  for (const total of rows.filter((row) => isTotal(row) && row.amounts.length === 1)) {
    const items = rowsAbove(total, rows);
    const sum = items.reduce((all, row) => all + centsOf(valueOf(row)), 0) / 100;
    const isSum = isSameAmount(sum, valueOf(total)) || isNearMiss(sum, valueOf(total));
    if (items.length >= minItems && isSum) return { total, items, sum };
  }
  return null;
}
