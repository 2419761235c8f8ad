import { figureLabels } from '../documents.wording.ts';
import { figureRule, defineKind, textEvidence } from './kind.ts';
import { summaryOfReturn } from './tax-phrases.ts';

export const scheduleC = defineKind({
  category: 'tax_documents',
  subcategory: 'schedule_c',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    textEvidence(0.7, 'profit or loss from business'),
    textEvidence(0.3, 'schedule c'),
    textEvidence(0.2, 'gross receipts or sales'),
    textEvidence(0.1, 'sole proprietorship'),
    summaryOfReturn,
  ],
  figures: [
    figureRule('grossReceipts', figureLabels.grossReceipts, ['gross receipts or sales', 'gross receipts']),
    figureRule('totalExpenses', figureLabels.totalExpenses, ['total expenses']),
    figureRule('netProfit', figureLabels.netProfit, ['net profit']),
  ],
  profileFields: { grossReceipts: 'annualRevenueCurrent', totalExpenses: 'annualOperatingExpenses' },
  samePeriodWeight: 0.5,
  annualSalesFigure: 'grossReceipts',
});
