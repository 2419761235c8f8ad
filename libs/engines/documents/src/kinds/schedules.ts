import { figureLabels } from '../documents.wording.ts';
import { figureRule, defineKind, textEvidence, titleEvidence } from './kind.ts';

export const scheduleE = defineKind({
  category: 'tax_documents',
  subcategory: 'schedule_e',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    titleEvidence(0.7, 'supplemental income and loss'),
    textEvidence(0.2, 'schedule e'),
    textEvidence(0.1, 'rental real estate'),
  ],
  figures: [
    figureRule('supplementalIncome', figureLabels.supplementalIncome, [
      'total income or \\(loss\\)\\. combine',
      '^41 total income or',
    ]),
    figureRule(
      'rentalIncome',
      figureLabels.rentalIncome,
      ['total rental real estate and royalty income or \\(loss\\)'],
      false,
    ),
  ],
  samePeriodWeight: 0.5,
});

export const scheduleSe = defineKind({
  category: 'tax_documents',
  subcategory: 'schedule_se',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    textEvidence(0.5, 'person with self-employment income'),
    textEvidence(0.3, 'maximum amount of combined wages'),
    textEvidence(0.2, 'schedule se'),
  ],
  figures: [
    figureRule('selfEmploymentTax', figureLabels.selfEmploymentTax, ['self-employment tax\\. add lines']),
    figureRule('netEarnings', figureLabels.netEarnings, ['combine lines 1a, 1b, and 2'], false),
  ],
  samePeriodWeight: 0.5,
});

export const scheduleK1 = defineKind({
  category: 'tax_documents',
  subcategory: 'schedule_k1',
  layout: 'slip',
  issuedBy: 'owner',
  evidence: [
    textEvidence(
      0.7,
      "partner's share of income",
      "shareholder's share of income",
      "beneficiary's share of income",
    ),
    textEvidence(0.3, 'schedule k-1'),
  ],
  figures: [figureRule('ordinaryIncome', figureLabels.ordinaryIncome, ['ordinary business income'])],
  samePeriodWeight: 0.5,
});
