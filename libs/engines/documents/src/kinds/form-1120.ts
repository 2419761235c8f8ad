import { figureLabels } from '../documents.wording.ts';
import { figure, kind, says } from './kind.ts';
import { treasury } from './tax-phrases.ts';

export const form1120 = kind({
  category: 'tax_documents',
  subcategory: 'form_1120',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    says(0.7, 'u.s. corporation income tax return'),
    says(0.2, 'form 1120'),
    says(0.1, 'taxable income'),
    treasury,
  ],
  figures: [
    figure('grossReceipts', figureLabels.grossReceipts, ['gross receipts or sales', 'gross receipts']),
    figure('taxableIncome', figureLabels.taxableIncome, [
      '^(?:\\d+\\w? )?taxable income(?! before)',
      '\\btaxable income(?! before)',
      'taxable income',
    ]),
    figure('totalIncome', figureLabels.totalIncome, ['total income'], false),
    figure('totalTax', figureLabels.totalTax, ['total tax\\b'], false),
  ],
  profileFields: { grossReceipts: 'annualRevenueCurrent' },
  otherOfPeriod: 0.5,
  yearsSales: 'grossReceipts',
});
