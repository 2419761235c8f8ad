import type { MatchingRules } from '../../ruleset.ts';

const words = (list: string): string[] => list.split(' ');

export const matchingRules10: MatchingRules = {
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
  spreadFamilies: ['sba-7a', 'sba-7a-small'],
  documents: { withheldSignals: ['CATEGORY_MISMATCH', 'UNKNOWN_KIND'], withheldFromFraud: 0.3 },
  highestAdvanceScore: 69,
  highestIneligibleScore: 49,
};
