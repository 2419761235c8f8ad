import { type Amount, centsOf } from '../amounts.ts';
import { isSameAmount } from '../contradiction.ts';
import type { Figure, SumState } from '../figures.ts';
import type { FigureRule } from '../kinds/kind.ts';
import type { Line } from '../page.ts';
import { latestOf } from '../reports/column-ends.ts';
import { type List, totalList } from './list.ts';
import { isTotal, type Table, type TableColumn, tableRows, totalTable } from './table.ts';

interface Located {
  amount: Amount;
  line: Line;
  sum?: SumState;
}

const minParts = 2;

function sumOfColumns({ columns }: Table): TableColumn | null {
  const sums = columns.filter((column) => {
    const others = columns.filter((other) => other !== column);
    const cents = others.reduce((sum, { total }) => sum + centsOf(total.value), 0);
    return others.length >= minParts && cents === centsOf(column.total.value) && cents !== 0;
  });
  return sums.length === 1 ? (sums[0] ?? null) : null;
}

function columnNamed(patterns: readonly RegExp[], { columns }: Table): TableColumn | null {
  for (const pattern of patterns) {
    const own = columns.filter(({ heading }) => pattern.test(heading));
    if (own.length > 0) return own.length === 1 ? (own[0] ?? null) : latestOf(own);
  }
  return null;
}

function inColumn({ columns = [], unless, isRowTotal }: FigureRule, table: Table): Located | null {
  if (unless !== undefined && table.columns.some(({ heading }) => unless.test(heading))) return null;
  const column = (isRowTotal === true ? sumOfColumns(table) : null) ?? columnNamed(columns, table);
  return column ? { amount: column.total, line: table.total.line } : null;
}

const withoutTotal = (label: string) => label.replace(/^\W*totals?(?: for)? /i, '');

/** A table with one column of amounts has a total for each age, one below the other. */
function inRow({ columns = [], totals }: FigureRule, lines: readonly Line[]): Located | null {
  const names = totals ? [...columns, totals] : columns;
  const row = tableRows(lines).findLast(
    (each) =>
      isTotal(each) &&
      each.amounts.length === 1 &&
      names.some((pattern) => pattern.test(withoutTotal(each.label))),
  );
  const amount = row?.amounts[0];
  return row && amount ? { amount, line: row.line } : null;
}

const sumOf = ({ hasLostRow, sum, total: { amounts } }: List): SumState =>
  !hasLostRow && amounts.every(({ value }) => isSameAmount(sum, value)) ? 'holds' : 'fails';

function inList({ columns = [], isRowTotal }: FigureRule, lines: readonly Line[]): Located | null {
  const list = totalList(lines);
  if (!list) return null;
  const named = list.items.filter(({ label }) => columns.some((pattern) => pattern.test(label)));
  const [row, other] = isRowTotal === true ? [list.total] : named;
  const amount = row?.amounts[0];
  return row && amount && !other ? { amount, line: row.line, sum: sumOf(list) } : null;
}

export function columnFigure(rule: FigureRule, lines: readonly Line[], recognition: number): Figure[] {
  const table = totalTable(lines);
  const isSingle = table === null || table.columns.length === 1;
  const located =
    (table && inColumn(rule, table)) ?? (isSingle ? (inRow(rule, lines) ?? inList(rule, lines)) : null);
  if (!located) return [];
  const { amount, line, sum } = located;
  const confidence = Math.round((amount.confidence ?? recognition) * 1000) / 1000;
  const { name, label } = rule;
  return [
    { name, label, value: amount.value, text: null, confidence, page: line.page, box: amount.area, sum },
  ];
}
