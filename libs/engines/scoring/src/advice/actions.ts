import type { CriterionCode } from '@groundwork/engine-matching';
import type { ScoringFigures } from '../figures.ts';
import type { Unit } from '../ruleset.ts';

export type NumberField = {
  [Field in keyof ScoringFigures]: ScoringFigures[Field] extends number ? Field : never;
}[keyof ScoringFigures];

export type AnswerField = Exclude<keyof ScoringFigures, NumberField>;

/** A figure to move, on the grid and within the bounds that the profile accepts. */
export interface NumberLever {
  readonly kind: 'atLeast' | 'atMost';
  readonly field: NumberField;
  readonly decimals: 0 | 2;
  readonly from: number;
  readonly to: number;
  readonly unit: Unit;
}

/** What an owner can do about a criterion. */
export type Lever =
  | NumberLever
  | { readonly kind: 'paydex'; readonly field: 'dnbRating'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'set';
      readonly field: 'overdraftHistory' | 'personalGuarantee';
      readonly value: boolean;
    }
  | { readonly kind: 'question'; readonly field: 'bankruptcyHistory'; readonly about: string }
  | { readonly kind: 'histories' }
  | { readonly kind: 'identity' }
  | { readonly kind: 'documents'; readonly category: string; readonly ready: number; readonly upload: string }
  | { readonly kind: 'account'; readonly accountType: string };

/** A figure without which the criterion cannot be measured; any one of `fields` answers it. */
export interface Anchor {
  readonly fields: readonly (NumberField | 'existingLoans')[];
  readonly noun: string;
}

export type Effort = 'low' | 'medium' | 'high';

/** The advice on one criterion. A criterion without one is never asked to be changed. */
export interface Action {
  readonly code: string;
  readonly lever: Lever;
  readonly anchors?: readonly Anchor[];
  /** Follows "Add your". */
  readonly noun: string;
  /** `{to}` stands for the aim in the owner's own figures. */
  readonly title: string;
  readonly why: string;
  readonly steps: readonly string[];
  /** What a lender will want to see. */
  readonly evidence: string;
  readonly effort: Effort;
  readonly hours: number;
  /** Whole dollars; 0 is free. */
  readonly cost: number;
  /** The lenders' hard criteria that this figure decides. */
  readonly lenderCriteria: readonly CriterionCode[];
}

/** What telling us something costs, whatever it is: it is known already. */
export interface Entry {
  readonly effort: Effort;
  readonly hours: number;
  readonly cost: number;
  readonly steps: readonly string[];
}

export interface Advice {
  /** In code order, which settles ties. */
  readonly actions: readonly Action[];
  readonly entry: Entry;
  /** Codes whose gains depend on one another: one figure behind two criteria, or one that makes another count. */
  readonly entangled: readonly (readonly string[])[];
  /** The first steps of everybody, in this order. */
  readonly milestones: readonly { readonly code: string; readonly title: string }[];
  readonly quickWinHours: number;
  readonly highImpactFrom: number;
  readonly highPriorityFrom: number;
  /** A criterion is critical when it fails at this share of the lenders, as 1 / n. */
  readonly criticalShare: number;
}
