export const guidanceFields = [
  'annualRevenueCurrent',
  'averageBankBalance',
  'dateStarted',
  'loanRequestAmount',
  'loanTerm',
  'maximumBankBalance',
  'minimumBankBalance',
  'operatingCashFlow',
  'personalCreditScore',
  'stateOfIncorporation',
  'workingCapital',
] as const;

export type GuidanceField = (typeof guidanceFields)[number];

export const fieldsWithGuidance = (mandatory: readonly string[]): string[] => [
  ...new Set([...mandatory, ...guidanceFields]),
];
