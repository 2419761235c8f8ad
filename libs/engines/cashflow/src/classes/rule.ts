export const rowClasses = [
  'own_transfer',
  'advance_in',
  'loan_in',
  'advance_repayment',
  'loan_repayment',
  'refund',
  'owner_money',
  'card_settlement',
  'customer',
  'payroll',
  'rent',
  'tax',
  'fee',
  'nsf',
  'other',
  'not_sure',
] as const;
export type RowClass = (typeof rowClasses)[number];

interface RuleBase {
  readonly code: string;
  readonly class: RowClass;
  readonly direction: 'in' | 'out' | 'any';
  readonly order: number;
  readonly version: string;
}
export interface WordsRule extends RuleBase {
  readonly kind: 'words';
  readonly words: readonly string[];
  readonly with?: readonly string[];
  readonly notWords?: readonly string[];
  /** If most of so many rows in with `words` also have `with`, the rule does not apply: this is a name. */
  readonly nameFrom?: number;
  readonly overdraft?: boolean;
}
export interface PairRule extends RuleBase {
  readonly kind: 'pair';
  readonly words: readonly string[];
  readonly maxDays: number;
}
export interface OwnerRule extends RuleBase {
  readonly kind: 'owner';
  /** The rule reads the name of the owner. A payment of another person can print that name and is no transfer. */
  readonly words: readonly string[];
  readonly with: readonly string[];
  readonly notWords: readonly string[];
}
export interface RhythmRule extends RuleBase {
  readonly kind: 'rhythm';
  readonly minRows: number;
  readonly minAmountCents: number;
  readonly gapFrom: number;
  readonly gapTo: number;
  readonly alsoHalfOfGaps?: number;
  readonly words?: readonly string[];
  readonly notWords?: readonly string[];
}
export interface StructureRule extends RuleBase {
  readonly kind: 'structure';
  readonly timesUsual: number;
  readonly minRows: number;
  readonly maxDays: number;
  readonly notWords: readonly string[];
}
export interface SingleRule extends RuleBase {
  readonly kind: 'single';
  readonly of: readonly RowClass[];
  readonly part: number;
}
interface RestRule extends RuleBase {
  readonly kind: 'rest';
}
export type ClassRule = WordsRule | PairRule | OwnerRule | RhythmRule | StructureRule | SingleRule | RestRule;

export interface ClassRules {
  readonly version: string;
  readonly stopWords: readonly string[];
  /** The name of a payer begins behind `starts` and ends before `ends` or a number. */
  readonly payeeStarts?: readonly string[];
  readonly payeeEnds?: readonly string[];
  readonly lowBalanceCents: number;
  readonly rules: readonly ClassRule[];
}
