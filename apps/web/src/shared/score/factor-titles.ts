import type { FactorName } from '@groundwork/contracts';

/** In the order of the rules; kept here, so that the dashboard need not load the contracts for four names. */
export const factorRows: readonly { readonly factor: FactorName; readonly label: string }[] = [
  { factor: 'creditScore', label: 'Credit Profile' },
  { factor: 'businessFinancials', label: 'Business Financials' },
  { factor: 'documentCompleteness', label: 'Document Completeness' },
  { factor: 'riskAssessment', label: 'Risk Assessment' },
];

export const findFactorTitle = (name: FactorName): string =>
  factorRows.find(({ factor }) => factor === name)?.label ?? name;
