import { figureLabels } from '../documents.wording.ts';
import { figureRule, defineKind, textEvidence, titleEvidence } from './kind.ts';
import { treasury } from './tax-phrases.ts';

const slip = { category: 'tax_documents', layout: 'slip', issuedBy: 'owner' } as const;

export const form941 = defineKind({
  category: 'tax_documents',
  subcategory: 'form_941',
  layout: 'form',
  issuedBy: 'authority',
  evidence: [
    textEvidence(0.6, 'quarterly federal tax return'),
    textEvidence(0.2, 'form 941'),
    textEvidence(0.2, 'number of employees who received wages'),
    treasury,
  ],
  figures: [
    figureRule('wages', figureLabels.wages, ['wages, tips,? and other compensation']),
    figureRule('totalTaxes', figureLabels.totalTaxes, [
      'total taxes after adjustments and (?:nonrefundable )?credits',
      'total taxes after adjustments',
      'total taxes before adjustments',
    ]),
  ],
  samePeriodWeight: 0.5,
});

export const formW2 = defineKind({
  ...slip,
  subcategory: 'form_w2',
  evidence: [
    textEvidence(0.6, 'wage and tax statement'),
    textEvidence(0.2, 'w-2'),
    textEvidence(0.2, 'wages, tips, other comp'),
  ],
  figures: [
    figureRule('wages', figureLabels.wages, ['wages, tips, other comp']),
    figureRule('taxWithheld', figureLabels.taxWithheld, ['federal income tax withheld']),
  ],
});

export const form1099Nec = defineKind({
  ...slip,
  subcategory: 'form_1099_nec',
  evidence: [
    textEvidence(0.5, '1099-nec'),
    textEvidence(0.4, 'nonemployee compensation'),
    textEvidence(0.1, "payer's name", "recipient's name", "payer's tin", "recipient's tin"),
    titleEvidence(-0.6, 'schedule c', 'individual income tax return'),
  ],
  figures: [
    figureRule('compensation', figureLabels.compensation, ['1 nonemployee comp', 'nonemployee comp']),
  ],
});

export const form1099K = defineKind({
  ...slip,
  subcategory: 'form_1099_k',
  evidence: [
    textEvidence(0.5, '1099-k'),
    textEvidence(0.4, 'payment card and third party network transactions'),
    textEvidence(0.1, "filer's name", "payee's name", 'merchant category code', "filer's tin"),
    titleEvidence(-0.6, 'schedule c', 'individual income tax return'),
  ],
  sumOfMonths: 'grossPayments',
  figures: [
    figureRule('grossPayments', figureLabels.grossPayments, [
      '1a gross amount of payment',
      'gross amount of payment card',
    ]),
  ],
});
