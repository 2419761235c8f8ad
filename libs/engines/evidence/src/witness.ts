export type WitnessSource = 'bank_rows' | 'tax_return' | 'report';
export type FieldValue = number | string | boolean;
export type ActName = 'bank_3' | 'bank_12' | 'tax_return' | 'profit_loss' | 'balance_sheet' | 'cash_flow';

export interface WitnessPeriod {
  readonly from: string;
  readonly to: string;
}

export interface Witness {
  readonly id: string;
  readonly field: string;
  readonly source: WitnessSource;
  readonly kind: string | null;
  readonly value: FieldValue;
  readonly period: WitnessPeriod;
  /** The last day on which it proves; null without a limit. */
  readonly freshUntil: string | null;
  readonly reviewed: boolean;
  readonly confidence: number;
  readonly documentId?: string;
  readonly page?: number;
  readonly figure?: string;
  readonly accountIds?: readonly string[];
  readonly months?: number;
  readonly corrected: boolean;
}

/** An account with rows, in dollars. It stands for the accounts that the owner typed. */
export interface WitnessedAccount {
  readonly accountId: string;
  readonly accountType: string;
  readonly currentBalance: number;
  readonly averageBalance: number;
  readonly freshUntil: string;
}

export interface Act {
  readonly act: ActName;
  readonly fields: readonly string[];
  readonly document: string | null;
}

export interface WitnessTable {
  readonly version: string;
  readonly strength: Readonly<Record<WitnessSource, number>>;
  readonly decisions: readonly string[];
  readonly admissions: readonly string[];
  readonly criteria: Readonly<Record<string, readonly string[]>>;
  readonly lead: Readonly<Record<string, readonly string[]>>;
  readonly acts: readonly Act[];
}
