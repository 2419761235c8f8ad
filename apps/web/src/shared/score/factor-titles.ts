import type { FactorName } from '@groundwork/contracts';
import { words } from './score.wording.ts';

const { factors } = words;

// The contracts have the same titles, but they would add to the script of the dashboard.
export const factorRows: readonly { readonly factor: FactorName; readonly label: string }[] = [
  { factor: 'creditScore', label: factors.creditScore },
  { factor: 'businessFinancials', label: factors.businessFinancials },
  { factor: 'documentCompleteness', label: factors.documentCompleteness },
  { factor: 'riskAssessment', label: factors.riskAssessment },
];

export const findFactorTitle = (name: FactorName): string =>
  factorRows.find(({ factor }) => factor === name)?.label ?? name;
