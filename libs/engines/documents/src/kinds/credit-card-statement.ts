import { figureLabels } from '../documents.wording.ts';
import { minus, optional, plus } from '../reports/equation.ts';
import { otherDocument } from './bank-phrases.ts';
import { figureRule, defineKind, textEvidence, titleEvidence, totalRule } from './kind.ts';

const sign = '^(?:(?:[-+=\u2013\u2212(]|\\b(?:plus|less|minus|your|the)\\b) )*';

export const creditCardStatement = defineKind({
  category: 'bank_statements',
  subcategory: 'credit_card_statement',
  layout: 'report',
  issuedBy: 'bank',
  supporting: 'known',
  evidence: [
    textEvidence(0.3, 'minimum payment', 'minimum due', 'minimum amount due'),
    textEvidence(0.25, 'credit limit', 'credit line', 'available credit', 'cash advance limit'),
    textEvidence(
      0.15,
      'payment due date',
      'late payment warning',
      'due date',
      'billing period',
      'billing cycle',
    ),
    textEvidence(0.15, 'previous balance', 'last statement balance', 'previous statement balance'),
    titleEvidence(0.35, 'card statement', 'card account statement'),
    textEvidence(0.15, 'new balance', 'statement balance'),
    textEvidence(
      0.1,
      'interest charged',
      'fees charged',
      'interest charge calculation',
      'finance charge',
      'purchases',
    ),
    titleEvidence(-0.6, 'merchant statement', 'credit report', 'loan agreement', 'line of credit agreement'),
    titleEvidence(
      -0.8,
      'line of credit statement',
      'loan statement',
      'loan account',
      'credit line statement',
    ),
    textEvidence(-0.3, 'loan number', 'principal payment', 'principal balance'),
    otherDocument,
  ],
  figures: [
    figureRule('previousBalance', figureLabels.previousBalance, [
      `${sign}(?:total )?(?:previous|last statement|last|last month['’]?s|prior|opening|beginning|starting)(?: \\w+)? bal(?:ance)?\\b`,
      `${sign}balance (?:(?:from|on|of|as of) )?(?:your )?(?:last|previous|prior) (?:statement|bill|month)`,
      `${sign}balance (?:brought )?forward`,
      `${sign}(?:last|previous) (?:statement|bill)$`,
    ]),
    figureRule('newBalance', figureLabels.newBalance, [
      `${sign}(?:total )?new(?: statement| account)? bal(?:ance)?\\b(?! transfer)`,
      `${sign}statement balance`,
      `${sign}(?:ending|closing|current)(?: statement)? balance`,
      `${sign}balance this (?:statement|period)`,
      `${sign}(?:total |outstanding |account )+balance`,
      `${sign}(?:total )?(?:amount|balance) (?:due|owed|you owe)$`,
    ]),
    figureRule(
      'paymentsAndCredits',
      figureLabels.paymentsAndCredits,
      [
        `${sign}(?:total )?payments?\\W*(?:and )?(?:other )?credits`,
        `${sign}(?:total )?(?:credits|adjustments) ?(?:and|&|/) ?payments`,
        `${sign}(?:total )?payments?\\b(?! (?:is )?due| address| information| coupon)`,
      ],
      false,
    ),
    figureRule(
      'purchases',
      figureLabels.purchases,
      [
        `${sign}(?:total )?(?:new |card |standard )?purchases`,
        `${sign}(?:total )?card spend(?:ing)?$`,
        `${sign}(?:total )?(?:(?:other )?charges (?:and|&) purchases|purchase activity|spending)$`,
        `${sign}(?:total )?new (?:charges|activity|transactions|debits)`,
        `${sign}(?:total )?(?:new )?transactions(?: (?:for )?this (?:period|statement|cycle))?$`,
        `${sign}(?:total )?(?:charges|debits)$`,
      ],
      false,
    ),
    figureRule(
      'cashAdvances',
      figureLabels.cashAdvances,
      [
        `${sign}(?:total )?(?:new )?cash adv(?:ances?)?(?: \\(\\+\\)| (?:and|&) .+)?$`,
        `${sign}cash (?:and|&) cash equivalent transactions$`,
      ],
      false,
    ),
    figureRule(
      'feesCharged',
      figureLabels.feesCharged,
      [`${sign}(?:total )?(?:(?:late|other|annual|and|&) )*(?:fees(?: charged)?|fee charges)`],
      false,
    ),
    figureRule(
      'interestCharged',
      figureLabels.interestCharged,
      [`${sign}(?:total )?(?:interest(?: charges?| charged)?|(?:periodic )?finance charges?)`],
      false,
    ),
  ],
  totals: [
    totalRule('otherCredits', `${sign}(?:total )?(?:other )?(?:credits|refunds|returns)(?: (?:and|&) .+)?$`),
    totalRule('balanceTransfers', `${sign}(?:total )?balance transfers$`),
    totalRule('otherDebits', `${sign}(?:total )?(?:other (?:debits|charges)|(?:debit )?adjustments)$`),
  ],
  equations: [
    {
      code: 'cardBalance',
      result: 'newBalance',
      terms: [
        plus('previousBalance'),
        minus('paymentsAndCredits'),
        optional(minus('otherCredits')),
        plus('purchases'),
        optional(plus('balanceTransfers')),
        optional(plus('otherDebits')),
        optional(plus('cashAdvances')),
        optional(plus('feesCharged')),
        optional(plus('interestCharged')),
      ],
    },
  ],
});
