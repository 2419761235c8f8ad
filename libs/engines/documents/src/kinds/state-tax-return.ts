import { figureLabels } from '../documents.wording.ts';
import { figureRule, defineKind, textEvidence, titleEvidence } from './kind.ts';

const stateOffices = [
  'department of revenue',
  'franchise tax board',
  'department of taxation',
  'tax commission',
  'department of finance and administration',
  'comptroller of maryland',
  'division of revenue',
  'department of taxes',
  'division of taxation',
  'revenue administration',
  'revenue services',
];

export const stateTaxReturn = defineKind({
  category: 'tax_documents',
  subcategory: 'state_tax_return',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    titleEvidence(0.4, ...stateOffices),
    textEvidence(0.2, 'income tax return', 'state income tax return'),
    textEvidence(
      0.2,
      'individual income tax return',
      'resident income tax return',
      'personal income tax return',
      'state income tax return',
      'form or-40',
      'form il-1040',
    ),
    textEvidence(0.15, 'federal adjusted gross income', 'adjusted gross income'),
    textEvidence(0.1, 'taxable income', 'base income', 'net income'),
    titleEvidence(-0.7, 'u.s. individual income tax return', 'u.s. corporation income tax return'),
    titleEvidence(-0.5, 'payment voucher', 'schedule or-', 'schedule il-'),
  ],
  figures: [
    figureRule('adjustedGrossIncome', figureLabels.adjustedGrossIncome, ['adjusted gross income\\b']),
    figureRule('totalTax', figureLabels.totalTax, [
      'total tax\\b',
      'tax liability',
      'total income tax',
      'net tax\\b',
      '\\btax due\\b',
    ]),
    figureRule('taxableIncome', figureLabels.taxableIncome, ['taxable income'], false),
  ],
});
