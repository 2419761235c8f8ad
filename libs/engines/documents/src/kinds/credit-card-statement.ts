import { figureLabels } from '../documents.wording.ts';
import { minus, optional, plus } from '../reports/equation.ts';
import { otherPaper } from './bank-phrases.ts';
import { figureRule, defineKind, textEvidence, titleEvidence, totalRule } from './kind.ts';

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
    textEvidence(0.15, 'previous balance', 'last statement balance'),
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
    otherPaper,
  ],
  figures: [
    figureRule('previousBalance', figureLabels.previousBalance, [
      '^(?:previous|last statement|prior) balance',
    ]),
    figureRule('newBalance', figureLabels.newBalance, ['^(?:total )?new balance', '^statement balance']),
    figureRule(
      'paymentsAndCredits',
      figureLabels.paymentsAndCredits,
      ['^(?:total )?payments?\\W*(?:and )?(?:other )?credits', '^payments?\\b(?! due)'],
      false,
    ),
    figureRule(
      'purchases',
      figureLabels.purchases,
      ['^(?:total )?(?:new )?purchases', '^(?:new )?transactions$'],
      false,
    ),
    figureRule('cashAdvances', figureLabels.cashAdvances, ['^(?:total )?cash advances$'], false),
    figureRule('feesCharged', figureLabels.feesCharged, ['^(?:total )?(?:late )?fees(?: charged)?'], false),
    figureRule(
      'interestCharged',
      figureLabels.interestCharged,
      ['^(?:total )?(?:interest(?: charged)?|finance charges?)'],
      false,
    ),
  ],
  totals: [totalRule('otherCredits', '^(?:total )?(?:other )?credits$')],
  equations: [
    {
      code: 'cardBalance',
      result: 'newBalance',
      terms: [
        plus('previousBalance'),
        minus('paymentsAndCredits'),
        optional(minus('otherCredits')),
        plus('purchases'),
        optional(plus('cashAdvances')),
        optional(plus('feesCharged')),
        optional(plus('interestCharged')),
      ],
    },
  ],
});
