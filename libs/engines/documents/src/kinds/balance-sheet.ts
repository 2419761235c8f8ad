import { figureLabels } from '../documents.wording.ts';
import { plus } from '../reports/equation.ts';
import { figureRule, defineKind, textEvidence, titleEvidence, totalRule } from './kind.ts';
import { bankPaper, future, pastBesidePlan, taxForm } from './report-phrases.ts';

export const balanceSheet = defineKind({
  category: 'financial_reports',
  subcategory: 'balance_sheet',
  layout: 'report',
  issuedBy: 'owner',
  evidence: [
    titleEvidence(
      0.5,
      'balance sheet',
      'statement of financial position',
      'statement of financial condition',
      'statement of assets',
    ),
    textEvidence(0.2, 'total assets'),
    textEvidence(0.15, 'total liabilities'),
    textEvidence(
      0.15,
      'total equity',
      'owners equity',
      "owner's equity",
      'stockholders equity',
      'shareholders equity',
      'members equity',
      'retained earnings',
      'net worth',
      'total capital',
      "members' capital",
      "partners' capital",
      'net assets',
      'fund balance',
      'shareholders funds',
    ),
    titleEvidence(-0.6, ...future),
    titleEvidence(0.45, ...pastBesidePlan),
    titleEvidence(-0.6, 'cash flows', 'personal financial statement', 'personal balance sheet'),
    taxForm,
    bankPaper,
  ],
  figures: [
    figureRule('totalAssets', figureLabels.totalAssets, [
      '^total assets',
      '^assets$',
      '^total all assets|^assets,? total',
      'total assets\\b',
    ]),
    figureRule('totalLiabilities', figureLabels.totalLiabilities, [
      '^total liabilities$',
      '^total liabilities(?! ?(?:and|&|\\+|/|,|plus|equity|capital|net))',
      '^liabilities$',
      '^total (?:debts?|obligations)$',
    ]),
    figureRule('equity', figureLabels.equity, [
      "^total (?:(?:owner|stockholder|shareholder|member|partner)\\w*['’]?s?['’]? ?)?(?:equity|capital)$",
      "^total (?:[\\w'’]+ )?(?:equity|capital)\\b",
      "^total (?!liabilit)(?:[\\w'’/]+ ){0,3}(?:equity|net worth|net assets|deficit|fund balances?|shareholders['’]? funds)\\b",
      '^net (?:worth|assets)',
      '^equity$',
      "^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity",
      '^equity\\b',
      "^(?:partner|member|proprietor|owner)\\w*['’]?s?['’]? capital$",
    ]),
    figureRule('currentAssets', figureLabels.currentAssets, ['^total current assets'], false),
    figureRule('currentLiabilities', figureLabels.currentLiabilities, ['^total current liabilities'], false),
  ],
  profileFields: {
    totalAssets: 'totalAssets',
    currentAssets: 'currentAssets',
    totalLiabilities: 'totalLiabilities',
    currentLiabilities: 'currentLiabilities',
  },
  totals: [
    totalRule(
      'liabilitiesAndEquity',
      '^total liabilities,? ?(?:and|&|\\+|/|plus)',
      '^liabilities (?:and|&|\\+) ',
      '^total liabilities,? (?:equity|capital|net worth)',
      '^total (?:equity|capital|net worth|debts?) (?:and|&|\\+) (?:liabilities|net worth|equity)',
    ),
  ],
  equations: [
    {
      code: 'balanceSheet',
      result: 'totalAssets',
      terms: [plus('totalLiabilities'), plus('equity')],
    },
    { code: 'liabilitiesAndEquity', result: 'liabilitiesAndEquity', terms: [plus('totalAssets')] },
  ],
});
