import { figureLabels } from '../documents.wording.ts';
import { figureRule, defineKind, textEvidence, titleEvidence } from './kind.ts';
import { attachment, treasury, summaryOfReturn } from './tax-phrases.ts';

export const form1040 = defineKind({
  category: 'tax_documents',
  subcategory: 'form_1040',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    textEvidence(
      0.6,
      'u.s. individual income tax return',
      'us tax return for seniors',
      'us nonresident alien income tax return',
    ),
    textEvidence(0.3, 'form 1040'),
    textEvidence(0.1, 'adjusted gross income'),
    treasury,
    summaryOfReturn,
    attachment,
    titleEvidence(-0.6, 'form 1040-v', 'form 1040-es', 'what is form 1040-v'),
  ],
  figures: [
    figureRule('totalIncome', figureLabels.totalIncome, ['this is your total income', 'total income\\b']),
    figureRule('adjustedGrossIncome', figureLabels.adjustedGrossIncome, [
      'this is your adjusted gross income',
      'adjusted gross income\\b',
    ]),
    figureRule('totalTax', figureLabels.totalTax, ['this is your total tax\\b', 'total tax\\b']),
  ],
  profileFields: { totalIncome: 'annualPersonalIncome' },
  samePeriodWeight: 0.5,
});
