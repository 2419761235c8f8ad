import type { Grid } from '../grid/tables.ts';
import { sizeOf } from './sums.ts';
import type { Row } from './direction-features.ts';

/** The rows of a list that only repeats rows of another one, such as the checks by number. */
export function repeatedRows(
  grid: Grid,
  rows: readonly Row[],
  days: readonly (string | null)[],
): ReadonlySet<Row> {
  const lists = new Map<string, { row: Row; key: string }[]>();
  for (const [at, row] of rows.entries()) {
    const name = `${grid.columnOf.get(row.amount)?.table ?? -1} ${row.section}`;
    const key = `${days[at] ?? ''} ${sizeOf(row.amount)}`;
    lists.set(name, [...(lists.get(name) ?? []), { row, key }]);
  }
  const repeated = new Set<Row>();
  for (const [name, list] of lists) {
    if (list.some(({ row }) => row.balance)) continue;
    const others = [...lists].flatMap(([other, each]) => (other === name ? [] : each));
    const rest = others.filter(({ row }) => !repeated.has(row)).map(({ key }) => key);
    const isRepeated = list.every(({ key }) => {
      const place = rest.indexOf(key);
      if (place >= 0) rest.splice(place, 1);
      return place >= 0;
    });
    if (isRepeated) for (const { row } of list) repeated.add(row);
  }
  return repeated;
}
