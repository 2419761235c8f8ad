import type { ScoredAccount } from './accounts.ts';
import type { ScoredDocument } from './documents.ts';
import type { Fraction } from './fractions.ts';
import type { ScoringFigures } from './figures.ts';
import type { Ruleset } from './ruleset.ts';

export interface ScoreInput {
  readonly figures: ScoringFigures;
  readonly documents: readonly ScoredDocument[];
  readonly accounts: readonly ScoredAccount[];
}

/** All that a measure may look at. */
export interface MeasureInput extends ScoreInput {
  readonly today: string;
  readonly rules: Ruleset;
}

export interface Measurement extends Fraction {
  /** Shown to the owner instead of the quotient. */
  readonly displayValue?: string | number;
  /** The quotient is a float, not two integers. */
  readonly inexact?: true;
}

/** Null: the figures it needs are not there, so no points. */
export type Measure = (facts: MeasureInput) => Measurement | null;
