import { figureLabels } from '../documents.wording.ts';
import { figureRule, defineKind, textEvidence } from './kind.ts';
import { treasury, summaryOfReturn } from './tax-phrases.ts';

export const form1120 = defineKind({
  category: 'tax_documents',
  subcategory: 'form_1120',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    textEvidence(0.7, 'u.s. corporation income tax return'),
    textEvidence(0.2, 'form 1120'),
    textEvidence(0.1, 'taxable income'),
    treasury,
    summaryOfReturn,
  ],
  figures: [
    figureRule('grossReceipts', figureLabels.grossReceipts, ['gross receipts or sales', 'gross receipts']),
    figureRule('taxableIncome', figureLabels.taxableIncome, [
      '^(?:\\d+\\w? )?taxable income(?! before)',
      '\\btaxable income(?! before)',
      'taxable income',
    ]),
    figureRule('totalIncome', figureLabels.totalIncome, ['total income'], false),
    figureRule('totalTax', figureLabels.totalTax, ['total tax\\b'], false),
  ],
  profileFields: { grossReceipts: 'annualRevenueCurrent' },
  samePeriodWeight: 0.5,
  annualSalesFigure: 'grossReceipts',
});
