import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { totalTable } from '../tables/table.ts';
import type { Row } from './blocks.ts';

const minNamedColumns = 3;

/** A table whose rows are months and whose columns are the totals of the report: its total has a row for each column. */
export function transposedRows(kind: Pick<Kind, 'figures'>, lines: readonly Line[]): Row[] {
  const table = totalTable(lines);
  const isNamed = (heading: string) =>
    kind.figures.some(({ labels }) => labels.some((label) => label.test(heading)));
  const named = table?.columns.filter(({ heading }) => isNamed(heading)) ?? [];
  if (!table || named.length < minNamedColumns) return [];
  return table.columns.map(({ heading, total }) => ({
    line: table.total.line,
    label: heading,
    isHeaded: true,
    amounts: [{ ...total, left: 0, right: 1 }],
  }));
}
