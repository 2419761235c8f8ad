import type { FieldValue } from '../witness.ts';
import type { Figure, FigureWitness, Settlement } from './figure.ts';
import { figuresOf } from './figures-of.ts';

/** What a service copies of the values in force. `typed` has what the owner typed where a source is in force. */
export interface FiguresCopy {
  readonly figures: Readonly<Record<string, FieldValue>>;
  readonly answered: readonly string[];
  readonly typed: Readonly<Record<string, FieldValue | null>>;
  readonly settled: readonly Settlement[];
}

export const copiedFigures = (
  { figures, answered, typed, settled }: FiguresCopy,
  witnesses: readonly FigureWitness[],
  today: string,
): Figure[] =>
  figuresOf(
    { values: { ...figures, ...typed }, answered: answered.filter((field) => typed[field] !== null) },
    witnesses,
    settled,
    today,
  );
