import type { CriterionCode } from '@groundwork/engine-matching';
import type { ScoringFigures } from '../figures.ts';
import type { Unit } from '../ruleset.ts';

export type NumberField = {
  [Field in keyof ScoringFigures]: ScoringFigures[Field] extends number ? Field : never;
}[keyof ScoringFigures];

export type AnswerField = Exclude<keyof ScoringFigures, NumberField>;

export interface NumberLever {
  readonly kind: 'atLeast' | 'atMost';
  readonly field: NumberField;
  readonly decimals: 0 | 2;
  readonly from: number;
  readonly to: number;
  readonly unit: Unit;
  /** The lever of the other source of the criterion; the worse source counts. */
  readonly beside?: NumberLever;
}

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

/** One filled field of `fields` is enough. */
export interface Anchor {
  readonly fields: readonly (NumberField | 'existingLoans')[];
  readonly noun: string;
  readonly nounAfterZero?: string;
}

export type Effort = 'low' | 'medium' | 'high';

/** Replaces the lever and its words while the balance sheet gives the ratio. */
export interface BalanceSheetLever {
  readonly lever: NumberLever;
  readonly anchors?: readonly Anchor[];
  readonly noun: string;
  readonly title: string;
}

export interface Action {
  readonly code: string;
  readonly lever: Lever;
  readonly balanceSheet?: BalanceSheetLever;
  readonly anchors?: readonly Anchor[];
  readonly noun: string;
  /** The noun of what the criterion needs, if it is another figure than the lever's. */
  readonly need?: string;
  readonly title: string;
  readonly why: string;
  readonly steps: readonly string[];
  readonly evidence: string;
  readonly effort: Effort;
  readonly hours: number;
  readonly cost: number | null;
  readonly lenderCriteria: readonly CriterionCode[];
}

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
  /** Each list contains codes whose gains depend on one another. */
  readonly entangled: readonly (readonly string[])[];
  readonly milestones: readonly { readonly code: string; readonly title: string }[];
  readonly quickWinHours: number;
  readonly highImpactFrom: number;
  readonly highPriorityFrom: number;
  /** A criterion is critical if it fails at one in n lenders; this is n. */
  readonly criticalShare: number;
}
