import type { Worded } from '@groundwork/wording';
import type { FieldValue, Witness, WitnessPeriod } from '../witness.ts';

export type Grade = 0 | 1 | 2 | 3;
export type PaperGrade = Exclude<Grade, 0>;

/** Why a source has no grade. It is shown and proves nothing. */
export type Withheld = 'stale' | 'other-name' | 'alarm' | 'corrected';

export type FigureStatus =
  'open' | 'said' | 'file' | 'paper' | 'confirmed' | 'disputed' | 'stale' | 'other-name';

export interface HolderMatch {
  readonly match: 'same' | 'other' | 'none';
  readonly answer: 'former-name' | 'other-business' | null;
}

export interface Holder extends HolderMatch {
  readonly printed: string | null;
}

export interface GradeVerdict {
  readonly grade: PaperGrade | null;
  readonly withheld: Withheld | null;
}

export interface MonthGrade extends GradeVerdict {
  readonly month: string;
}

/** A witness with what decides its grade. Its value has cents. A paper of a kind alone can be without a period. */
export interface FigureWitness extends Omit<Witness, 'period'> {
  readonly period: WitnessPeriod | null;
  readonly holder?: HolderMatch;
  readonly alarm?: boolean;
  /** What the lines of the paper add up to, where the owner corrected the figure against them. */
  readonly paperSum?: number;
  readonly monthGrades?: readonly MonthGrade[];
  readonly documentIds?: readonly string[];
}

export interface StatedFigures {
  readonly values: Readonly<Record<string, FieldValue | null>>;
  readonly answered: readonly string[];
}

/** The choice of the owner. `sources` names the sources among which she chose. */
export interface Settlement {
  readonly field: string;
  readonly use: string;
  readonly value?: FieldValue;
  readonly day: string;
  readonly sources: string;
}

export interface FigureSource extends Pick<
  Witness,
  'documentId' | 'page' | 'figure' | 'accountIds' | 'months'
> {
  readonly id: string;
  readonly grade: Grade | null;
  readonly withheld: Withheld | null;
  readonly kind: string;
  readonly value: FieldValue;
  readonly period: WitnessPeriod | null;
  readonly holder: HolderMatch | null;
  readonly freshUntil: string | null;
  readonly paperSum: number | null;
  readonly documentIds: readonly string[];
  readonly agrees: boolean;
}

export interface Figure {
  readonly field: string;
  readonly version: string;
  readonly value: FieldValue | null;
  readonly valueFrom: string | null;
  readonly status: FigureStatus;
  readonly sources: readonly FigureSource[];
  readonly outlier: string | null;
  readonly question: Worded | null;
  readonly settled: { readonly use: string; readonly day: string } | null;
}

export const typedId = 'said';
