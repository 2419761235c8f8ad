import { advice10 } from './advice.ts';
import { creditCriteria } from './credit.criteria.ts';
import { documentsCriteria } from './documents.criteria.ts';
import { financialsCriteria } from './financials.criteria.ts';
import { riskCriteria } from './risk.criteria.ts';
import type { Ruleset } from '../../ruleset.ts';

const words = (text: string): readonly string[] => text.split(' ');

export const scorecard10: Ruleset = {
  version: 'scorecard-1.0',
  factors: [
    { key: 'creditScore', label: 'Credit Profile', weight: 0.3, halfPoints: 6 },
    { key: 'businessFinancials', label: 'Business Financials', weight: 0.35, halfPoints: 7 },
    { key: 'documentCompleteness', label: 'Document Completeness', weight: 0.15, halfPoints: 3 },
    { key: 'riskAssessment', label: 'Risk Assessment', weight: 0.2, halfPoints: 4 },
  ],
  criteria: [...creditCriteria, ...financialsCriteria, ...documentsCriteria, ...riskCriteria],
  documents: {
    refusedFromFraud: 0.3,
    halvedFromFraud: 0.1,
    halvedBelowConfidence: 0.6,
    refusedSignals: ['CATEGORY_MISMATCH', 'UNKNOWN_KIND'],
    slots: { tax_documents: [15, 10, 10], bank_statements: [15, 10, 10], financial_reports: [12, 9, 9] },
  },
  histories: {
    none: ['none', 'no', 'never', 'n/a', 'false'],
    resolved: ['resolved', 'paid', 'released', 'discharged'],
    parts: [
      { field: 'taxLienHistory', label: 'tax lien', none: 4, resolved: 3 },
      { field: 'judgmentHistory', label: 'judgment', none: 2, resolved: 1 },
      { field: 'foreclosureHistory', label: 'foreclosure', none: 2, resolved: 1 },
    ],
  },
  identity: [
    { field: 'hasEin', label: 'EIN', points: 2 },
    { field: 'hasBusinessLicense', label: 'business license', points: 1 },
    { field: 'businessStructure', label: 'structure', points: 1 },
  ],
  industry: {
    keywords: [
      {
        tier: 'high',
        words: words(
          'cannabis marijuana dispensary gambling casino betting crypto cryptocurrency bitcoin lending lender payday speculation speculative',
        ),
      },
      {
        tier: 'elevated',
        words: words(
          'restaurant restaurants cafe bar catering hospitality hotel motel trucking auto automotive',
        ),
      },
      {
        tier: 'moderate',
        words: words('construction contractor retail manufacturing manufacturer wholesale'),
      },
      {
        tier: 'low',
        words: words(
          'health healthcare medical dental clinic professional accounting legal consulting engineering',
        ),
      },
    ],
    unrecognised: 'elevated',
    rank: { high: 1, elevated: 2, moderate: 3, low: 4 },
  },
  letterRatingAsPaydex: { 1: 80, 2: 70, 3: 50, 4: 1 },
  loan: { planningRatePercent: 11, defaultTermMonths: 60 },
  collateral: [
    { field: 'realEstateValue', percent: 75 },
    { field: 'equipmentValue', percent: 60 },
    { field: 'accountsReceivable', percent: 75 },
    { field: 'inventoryValue', percent: 50 },
  ],
  creditAccountTypes: ['line_of_credit'],
  toleratedDifferencePercent: 10,
  advice: advice10,
};
