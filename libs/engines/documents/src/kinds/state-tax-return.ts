import { figureLabels } from '../documents.wording.ts';
import { figure, kind, says, titled } from './kind.ts';

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

export const stateTaxReturn = kind({
  category: 'tax_documents',
  subcategory: 'state_tax_return',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    titled(0.4, ...stateOffices),
    says(0.2, 'income tax return', 'state income tax return'),
    says(
      0.2,
      'individual income tax return',
      'resident income tax return',
      'personal income tax return',
      'state income tax return',
      'form or-40',
      'form il-1040',
    ),
    says(0.15, 'federal adjusted gross income', 'adjusted gross income'),
    says(0.1, 'taxable income', 'base income', 'net income'),
    titled(-0.7, 'u.s. individual income tax return', 'u.s. corporation income tax return'),
    titled(-0.5, 'payment voucher', 'schedule or-', 'schedule il-'),
  ],
  figures: [
    figure('adjustedGrossIncome', figureLabels.adjustedGrossIncome, ['adjusted gross income\\b']),
    figure('totalTax', figureLabels.totalTax, [
      'total tax\\b',
      'tax liability',
      'total income tax',
      'net tax\\b',
      '\\btax due\\b',
    ]),
    figure('taxableIncome', figureLabels.taxableIncome, ['taxable income'], false),
  ],
});
