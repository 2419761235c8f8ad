import { figureLabels } from '../documents.wording.ts';
import { figure, kind, says } from './kind.ts';

export const scheduleC = kind({
  category: 'tax_documents',
  subcategory: 'schedule_c',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    says(0.7, 'profit or loss from business'),
    says(0.3, 'schedule c'),
    says(0.2, 'gross receipts or sales'),
    says(0.1, 'sole proprietorship'),
  ],
  figures: [
    figure('grossReceipts', figureLabels.grossReceipts, ['gross receipts or sales', 'gross receipts']),
    figure('totalExpenses', figureLabels.totalExpenses, ['total expenses']),
    figure('netProfit', figureLabels.netProfit, ['net profit']),
  ],
  profileFields: { grossReceipts: 'annualRevenueCurrent', totalExpenses: 'annualOperatingExpenses' },
  otherOfPeriod: 0.5,
  yearsSales: 'grossReceipts',
});
