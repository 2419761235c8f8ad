import type { Amount } from '../amounts.ts';
import { findAmount, type Figure, type SumState } from '../figures.ts';
import type { Kind } from '../kinds.ts';
import type { FigureRule } from '../kinds/kind.ts';
import type { Line } from '../page.ts';
import type { Period } from '../statements/dates.ts';
import { documentRules } from '../rules.ts';
import { reportRows, type Row } from './blocks.ts';
import { ownColumnOf, valueColumns } from './columns.ts';
import { ownRows } from './divisions.ts';
import { scaleOf } from './scale.ts';
import { ownAmount, type Solution, solveTotals } from './totals.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** A cost that the document prints with a minus is a size. */
export const isSize = (kind: Kind, name: string) =>
  (kind.equations ?? []).some(({ terms }) => terms.some((term) => term.name === name && term.sign < 0));

function rowsInOrder({ name, otherwise = [] }: FigureRule, { rows, candidates }: Solution): Row[] {
  const [solved, all] = [rows.get(name), candidates.get(name) ?? []];
  const isBefore = ({ label }: Row) => otherwise.some((pattern) => pattern.test(label));
  const others = solved && isBefore(solved) ? all.filter((row) => !isBefore(row)) : [];
  return [...others, ...(solved ? [solved] : []), ...all];
}

function sumOf(name: string, row: Row | undefined, { rows, sums }: Solution): SumState {
  if (row && rows.get(name) === row) return 'holds';
  const isContradicted = sums.some(
    ({ sum, isConsistent }) =>
      !isConsistent &&
      (sum.equation.result === name || sum.terms.some((term) => term.name === name && term.row)),
  );
  return isContradicted ? 'fails' : 'open';
}

const isUnreadable = ({ confidence = 1 }: Amount, sum: SumState): boolean =>
  sum === 'fails' && confidence < documentRules.unreadableBelow;

export function reportFigures(
  kind: Kind,
  lines: readonly Line[],
  recognition: number,
  period: Period | null,
): Figure[] {
  const rows = ownRows(kind, reportRows(kind, lines));
  if (rows.length === 0) return [];
  const columns = kind.issuedBy === 'bank' ? [] : valueColumns(lines, rows);
  const own = columns.length > 1 ? ownColumnOf(columns, kind, period, rows) : null;
  const scale = kind.issuedBy === 'owner' ? scaleOf(lines) : 1;
  const solution = solveTotals(kind, rows);
  return kind.figures.flatMap((rule) => {
    const { name, label, labels } = rule;
    const inOrder = rowsInOrder(rule, solution);
    const located = inOrder.flatMap((row) => {
      const amount = ownAmount(row, columns, own);
      return amount ? [{ amount, row, page: row.line.page }] : [];
    });
    const hasColumns = columns.length > 1 || inOrder.length > 0;
    const source = located[0] ?? (hasColumns ? null : findAmount(labels, lines, kind));
    const sum = sumOf(name, located[0]?.row, solution);
    if (!source || isUnreadable(source.amount, sum)) return [];
    const printed = source.amount.value * (source.amount.hasCents ? 1 : scale);
    const value = isSize(kind, name) ? Math.abs(printed) : printed;
    const confidence = rounded(source.amount.confidence ?? recognition);
    const { page, amount } = source;
    return [{ name, label, value, text: null, confidence, page, box: amount.area, sum }];
  });
}
