import type { IndustryTier, ProgramType } from './program.ts';

export interface MatchingRules {
  readonly version: string;
  readonly prime: { readonly value: number; readonly date: string };
  /** Percent a year for the coverage of the scorecard, not the estimated rate. */
  readonly planningRate: number;
  readonly defaultTerm: number;
  readonly advanceRates: Readonly<
    Record<'realEstateValue' | 'equipmentValue' | 'accountsReceivable' | 'inventoryValue', number>
  >;
  readonly industryKeywords: Readonly<Record<IndustryTier, readonly string[]>>;
  readonly historyWords: Readonly<Record<'none' | 'resolved', readonly string[]>>;
  readonly matchWeights: Readonly<
    Record<'credit' | 'coverage' | 'revenue' | 'time' | 'documents' | 'collateral' | 'cost', number>
  >;
  readonly probabilityBase: Readonly<Record<ProgramType, number>>;
  readonly creditForBestRate: number;
  readonly creditFloorUnstated: number;
  readonly sbaSpreads: readonly { readonly upTo: number; readonly spread: number }[];
  readonly sbaSpreadAbove: number;
  readonly sbaSpreadBlank: number;
  readonly spreadFamilies: readonly string[];
  /** A document with such a signal or fraud score is not ready for a lender. */
  readonly documents: { readonly withheldSignals: readonly string[]; readonly withheldFromFraud: number };
  readonly highestAdvanceScore: number;
  readonly highestIneligibleScore: number;
}

export interface CarryRules {
  /** Yearly cash by all payments of a year. From the first on she can carry a loan, from the second on it is tight. */
  readonly comfortableCoverage: number;
  readonly limitCoverage: number;
  readonly highestTightScore: number;
  readonly highestTooMuchScore: number;
  readonly amountStep: number;
  readonly debitDaysPerMonth: number;
  readonly mostMissing: number;
}

export interface CarryingRules extends MatchingRules {
  readonly carry: CarryRules;
}
