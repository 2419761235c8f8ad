import { titleEvidence } from './kind.ts';

export const future = [
  'financial projections',
  'projected',
  'projection',
  'pro forma',
  'proforma',
  'forecast',
  'budget plan',
  'financial plan',
  'outlook',
];
export const taxForm = titleEvidence(
  -0.6,
  'internal revenue service',
  'department of revenue',
  'omb no',
  'franchise tax board',
);
export const bankPaper = titleEvidence(
  -0.5,
  'account number',
  'statement period',
  'beginning balance',
  'merchant statement',
  'merchant id',
  'merchant number',
);

export const costLabels = [
  '^total (?:cost of (?:goods sold|sales|revenues?|services)|cogs|direct costs?)$',
  '^total (?:cost of (?:goods sold|sales|revenues?|services)|cogs|direct costs?)',
  '^(?:less )?cost of (?:goods sold|sales|revenues?|services)$',
  '^(?:less )?cost of (?:goods sold|sales|revenues?|services)',
  '^(?:less )?cogs\\b',
  '^direct costs?$',
];
