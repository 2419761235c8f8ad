import type { FieldValue } from '../witness.ts';
import { valueInForce } from './draft.ts';
import { figureRules, type FigureRules } from './figure-rules.ts';
import type { Figure, FigureSource } from './figure.ts';

export interface ProposedFigure {
  readonly field: string;
  readonly current: FieldValue;
  readonly proposed: FieldValue;
  readonly source: FigureSource;
}

export const proposedFigures = (
  figures: readonly Figure[],
  { fields }: FigureRules = figureRules,
): ProposedFigure[] =>
  figures.flatMap(({ field, value, status, sources }) => {
    const best = sources.find(({ grade }) => (grade ?? 0) >= 1);
    if (status !== 'disputed' || value === null || best === undefined || best.agrees) return [];
    return [{ field, current: value, proposed: valueInForce(best.value, fields[field]?.unit), source: best }];
  });
