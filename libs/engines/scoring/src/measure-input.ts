import type { ScoredAccount } from './accounts.ts';
import type { ScoredDocument } from './documents.ts';
import type { Fraction } from './fractions.ts';
import type { ScoringFigures } from './figures.ts';
import type { Ruleset } from './ruleset.ts';

export interface ScoreInput {
  readonly figures: ScoringFigures;
  readonly documents: readonly ScoredDocument[];
  readonly accounts: readonly ScoredAccount[];
  readonly unanswered?: readonly string[];
}

export interface MeasureInput extends ScoreInput {
  readonly today: string;
  readonly rules: Ruleset;
}

export interface Measurement extends Fraction {
  readonly displayValue?: string | number;
  /** The quotient is a float, not two integers. */
  readonly inexact?: true;
  readonly fromBalanceSheet?: true;
}

/** Null if a figure is missing; the criterion then gives no points. */
export type Measure = (facts: MeasureInput) => Measurement | null;
