import { figureLabels } from '../documents.wording.ts';
import { figure, kind, says, titled } from './kind.ts';
import { attachment, treasury } from './tax-phrases.ts';

export const form1040 = kind({
  category: 'tax_documents',
  subcategory: 'form_1040',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    says(
      0.6,
      'u.s. individual income tax return',
      'us tax return for seniors',
      'us nonresident alien income tax return',
    ),
    says(0.3, 'form 1040'),
    says(0.1, 'adjusted gross income'),
    treasury,
    attachment,
    titled(-0.6, 'form 1040-v', 'form 1040-es', 'what is form 1040-v'),
  ],
  figures: [
    figure('totalIncome', figureLabels.totalIncome, ['this is your total income', 'total income\\b']),
    figure('adjustedGrossIncome', figureLabels.adjustedGrossIncome, [
      'this is your adjusted gross income',
      'adjusted gross income\\b',
    ]),
    figure('totalTax', figureLabels.totalTax, ['this is your total tax\\b', 'total tax\\b']),
  ],
  profileFields: { totalIncome: 'annualPersonalIncome' },
  otherOfPeriod: 0.5,
});
