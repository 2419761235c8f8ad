import { centsOf } from '../amounts.ts';
import { isNearMiss, isSameAmount } from '../contradiction.ts';
import type { Line } from '../page.ts';
import type { Row } from './blocks.ts';

const alignment = 4;

const isAligned = (one: Row, other: Row) =>
  one.amounts.length === other.amounts.length &&
  one.amounts.every(({ right }, at) => Math.abs(right - (other.amounts[at]?.right ?? 0)) < alignment);

function itemsAbove(total: Row, lines: readonly Line[], rows: ReadonlyMap<Line, Row>) {
  const items: Row[] = [];
  for (let at = lines.indexOf(total.line) - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line?.page !== total.line.page) break;
    const row = rows.get(line);
    if (!row) return { heading: line.text, items };
    if (row.label === '' || !isAligned(row, total)) break;
    items.push(row);
  }
  return null;
}

const noName = /^$/;
export const noNameOrTotal = /^(?:totals?)?$/i;
const sectionName = /^[a-z][a-z &'’/-]{2,40}$/i;

const isName = (heading: string, label: string) => label === '' || sectionName.test(heading);

/** A row without a name below the rows of a section is the total of the section. */
export function nameTotals(rows: readonly Row[], lines: readonly Line[], unnamed = noName): Row[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return rows.map((row) => {
    const above = unnamed.test(row.label) && row.amounts.length > 0 ? itemsAbove(row, lines, byLine) : null;
    if (!above || above.items.length === 0 || !isName(above.heading, row.label)) return row;
    const sums = row.amounts.map(
      (_, at) => above.items.reduce((sum, { amounts }) => sum + centsOf(amounts[at]?.value ?? 0), 0) / 100,
    );
    const isSum = row.amounts.every(({ value }, at) => {
      const sum = sums[at] ?? 0;
      return isSameAmount(sum, value, above.items.length) || isNearMiss(sum, value);
    });
    return isSum ? { ...row, label: `Total ${above.heading}` } : row;
  });
}
