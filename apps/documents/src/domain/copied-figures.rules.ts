import { fraudScoreOf, sameFiguresSignal, sortBySeverity } from '@groundwork/engine-documents';
import type { DocumentRow } from './document.model.ts';
import { type Content, contentHashOf } from './part-of-file.rules.ts';

export type Upload = Pick<DocumentRow, 'id' | 'createdAt' | 'figuresHash'> & Content;

const { wording: _, ...signal } = sameFiguresSignal();

const isBefore = (one: Upload, other: Upload): boolean =>
  one.createdAt.getTime() === other.createdAt.getTime() ? one.id < other.id : one.createdAt < other.createdAt;

const isCopyOf = (row: Upload, other: Upload): boolean =>
  row.figuresHash !== null &&
  row.figuresHash === other.figuresHash &&
  contentHashOf(row) !== contentHashOf(other) &&
  isBefore(other, row);

/** The signal belongs to the later upload. */
export const copySignals = (row: Upload, others: readonly Upload[]): (typeof signal)[] =>
  others.some((other) => isCopyOf(row, other)) ? [signal] : [];

export function withCopySignal(row: DocumentRow, others: readonly Upload[]): DocumentRow {
  const own = row.signals.filter(({ code }) => code !== signal.code);
  const now = copySignals(row, others);
  if (own.length + now.length === row.signals.length) return row;
  const signals = sortBySeverity([...own, ...now]);
  return { ...row, signals, fraudScore: fraudScoreOf(signals) };
}
