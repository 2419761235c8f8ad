import { centsOf } from '../amounts.ts';
import type { Kind } from '../kinds.ts';
import type { Row } from './blocks.ts';

const minRepeated = 2;
const rounding = 200;

const valueOf = ({ amounts }: Row) => centsOf(amounts[0]?.value ?? 0);
const nameOf = ({ label }: Row) => label.toLowerCase();

function repeatedRows({ figures }: Pick<Kind, 'figures'>, rows: readonly Row[]): Row[][] {
  return figures.flatMap(({ labels }) => {
    const named = rows.filter((row) => labels.some((label) => label.test(row.label)));
    const groups = named.map((first) => named.filter((row) => nameOf(row) === nameOf(first)));
    const own = groups.find((group) => new Set(group.map(valueOf)).size > 1);
    return own ? [own] : [];
  });
}

function isSumOfOthers(group: readonly Row[]): boolean {
  const [last = 0, ...others] = group.map(valueOf).reverse();
  const sum = others.reduce((all, value) => all + value, 0);
  return others.length > 1 && Math.abs(last - sum) <= rounding;
}

/** Of blocks below each other, the rows of their sum, which is the last. Without it, no division is the firm. */
export function ownRows(kind: Pick<Kind, 'figures' | 'subcategory'>, rows: readonly Row[]): readonly Row[] {
  const groups = repeatedRows(kind, rows);
  if (groups.length <= minRepeated) return rows;
  if (!groups.every(isSumOfOthers)) return kind.subcategory === 'profit_loss' ? [] : rows;
  const before = groups.map((group) => rows.findIndex((row) => row === group.at(-2)));
  return rows.slice(Math.max(...before) + 1);
}
