import { linesOfKind } from '../kind-lines.ts';
import type { Kind } from '../kinds.ts';
import type { Line } from '../page.ts';
import { reportRows } from './blocks.ts';
import { solveTotals } from './totals.ts';

/** A sum of the kind that adds up from at least two of its totals. The words alone are easy to type. */
export function hasReportStructure(kind: Kind, lines: readonly Line[]): boolean {
  if (kind.equations === undefined) return false;
  const { sums } = solveTotals(kind, reportRows(kind, linesOfKind(kind, lines)));
  return sums.some(({ sum, isConsistent }) => isConsistent && sum.terms.filter(({ row }) => row).length > 1);
}
