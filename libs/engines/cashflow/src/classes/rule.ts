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
  readonly overdraft?: boolean;
}
export interface PairRule extends RuleBase {
  readonly kind: 'pair';
  readonly words: readonly string[];
  readonly maxDays: number;
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
interface RestRule extends RuleBase {
  readonly kind: 'rest';
}
export type ClassRule = WordsRule | PairRule | RhythmRule | RestRule;

export interface ClassRules {
  readonly version: string;
  readonly stopWords: readonly string[];
  readonly lowBalanceCents: number;
  readonly rules: readonly ClassRule[];
}
