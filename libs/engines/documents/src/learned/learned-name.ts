import { isSameAmount } from '../contradiction.ts';
import { contradictsSum, ownSumOf, type SummedDocument } from '../own-sum.ts';

export interface PrintedLabel {
  label: string;
  value: number;
}

/** A statement prints what leaves the account with or without a sign; the figure has none. */
export const valueFor = (figure: string, printed: number): number =>
  figure === 'withdrawals' ? Math.abs(printed) : printed;

export interface CorrectedFigure {
  readonly name: string;
  readonly value: number;
}

export function learnedNameOf(
  { name, value }: CorrectedFigure,
  labels: readonly PrintedLabel[],
  document: SummedDocument,
  others: readonly { readonly value: number | null }[] = [],
): string | null {
  const sum = ownSumOf(document, name);
  if (sum !== null && contradictsSum(value, sum)) return null;
  if (others.some((each) => each.value !== null && isSameAmount(each.value, value))) return null;
  const isCorrected = (each: PrintedLabel) => isSameAmount(valueFor(name, each.value), value);
  const [label, ...more] = new Set(labels.filter(isCorrected).map((each) => each.label));
  if (label === undefined || more.length > 0) return null;
  return labels.every((each) => each.label !== label || isCorrected(each)) ? label : null;
}
