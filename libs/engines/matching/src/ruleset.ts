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
  readonly highestAdvanceScore: number;
  readonly highestIneligibleScore: number;
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}

export const matchingRules: MatchingRules = frozen({
  version: 'matching-1.0',
  prime: { value: 6.75, date: '2026-11-01' },
  planningRate: 11,
  defaultTerm: 60,
  advanceRates: { realEstateValue: 75, equipmentValue: 60, accountsReceivable: 75, inventoryValue: 50 },
  industryKeywords: {
    high: words(
      'cannabis marijuana dispensary gambling casino betting crypto cryptocurrency bitcoin lending lender payday speculation speculative',
    ),
    elevated: words(
      'restaurant restaurants cafe bar catering hospitality hotel motel trucking auto automotive',
    ),
    moderate: words('construction contractor retail manufacturing manufacturer wholesale'),
    low: words(
      'health healthcare medical dental clinic professional accounting legal consulting engineering',
    ),
  },
  historyWords: {
    none: words('none no never n/a false'),
    resolved: words('resolved paid released discharged'),
  },
  matchWeights: {
    credit: 0.15,
    coverage: 0.15,
    revenue: 0.15,
    time: 0.1,
    documents: 0.05,
    collateral: 0.05,
    cost: 0.35,
  },
  probabilityBase: { traditional_bank: 0.67, alternative: 0.71, sba_preferred: 0.65 },
  creditForBestRate: 780,
  creditFloorUnstated: 500,
  sbaSpreads: [
    { upTo: 50_000, spread: 6.5 },
    { upTo: 250_000, spread: 6 },
    { upTo: 350_000, spread: 4.5 },
  ],
  sbaSpreadAbove: 3,
  sbaSpreadBlank: 6.5,
  highestAdvanceScore: 69,
  highestIneligibleScore: 49,
});

function words(list: string): string[] {
  return list.split(' ');
}
