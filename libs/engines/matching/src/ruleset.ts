import type { IndustryTier, ProgrammeType } from './programme.ts';

export interface MatchingRules {
  readonly version: string;
  readonly prime: { readonly value: number; readonly date: string };
  /** The planning rate of the scorecard's coverage, in percent a year; not the estimated rate. */
  readonly planningRate: number;
  readonly defaultTerm: number;
  /** Advance rates in percent of value. */
  readonly advanceRates: Readonly<
    Record<'realEstateValue' | 'equipmentValue' | 'accountsReceivable' | 'inventoryValue', number>
  >;
  readonly industryKeywords: Readonly<Record<IndustryTier, readonly string[]>>;
  readonly historyWords: Readonly<Record<'none' | 'resolved', readonly string[]>>;
  readonly matchWeights: Readonly<
    Record<'credit' | 'coverage' | 'revenue' | 'time' | 'documents' | 'collateral' | 'cost', number>
  >;
  readonly probabilityBase: Readonly<Record<ProgrammeType, number>>;
  readonly creditForBestRate: number;
  readonly creditFloorUnstated: number;
  /** SBA spread over prime by loan amount: the first line whose amount is not exceeded. */
  readonly sbaSpreads: readonly { readonly upTo: number; readonly spread: number }[];
  readonly sbaSpreadAbove: number;
  readonly sbaSpreadBlank: number;
  /** A document with one of these signals, or suspected from here on, is not ready for a lender. */
  readonly documents: { readonly withheldSignals: readonly string[]; readonly withheldFromFraud: number };
  readonly highestAdvanceScore: number;
  readonly highestIneligibleScore: number;
}
