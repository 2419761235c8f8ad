import { figureLabels } from '../documents.wording.ts';
import { figureRule, defineKind, textEvidence, titleEvidence } from './kind.ts';
import { treasury, summaryOfReturn } from './tax-phrases.ts';

const receipts = figureRule('grossReceipts', figureLabels.grossReceipts, [
  'gross receipts or sales',
  'gross receipts',
]);
const ordinaryIncome = figureRule('ordinaryIncome', figureLabels.ordinaryIncome, [
  'ordinary business income \\(loss\\)\\. subtract',
  'ordinary business income',
]);
const totalIncome = figureRule('totalIncome', figureLabels.totalIncome, ['total income'], false);

const common = {
  category: 'tax_documents',
  layout: 'form',
  issuedBy: 'authority',
  figures: [receipts, ordinaryIncome, totalIncome],
  profileFields: { grossReceipts: 'annualRevenueCurrent' },
  samePeriodWeight: 0.5,
  annualSalesFigure: 'grossReceipts',
} as const;

export const form1120s = defineKind({
  ...common,
  subcategory: 'form_1120s',
  evidence: [
    textEvidence(0.7, 'u.s. income tax return for an s corporation'),
    textEvidence(0.2, 'form 1120-s'),
    textEvidence(0.1, 'ordinary business income'),
    treasury,
    summaryOfReturn,
    titleEvidence(-0.6, 'schedule k-1', "shareholder's share of income"),
  ],
});

export const form1065 = defineKind({
  ...common,
  subcategory: 'form_1065',
  evidence: [
    textEvidence(0.7, 'u.s. return of partnership income'),
    textEvidence(0.2, 'form 1065'),
    textEvidence(0.1, 'ordinary business income'),
    treasury,
    summaryOfReturn,
    titleEvidence(-0.6, 'schedule k-1', "partner's share of income"),
  ],
});
