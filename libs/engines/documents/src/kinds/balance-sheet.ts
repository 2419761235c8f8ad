import { figureLabels } from '../documents.wording.ts';
import { term } from '../reports/equation.ts';
import { figureRule, defineKind, labelPatterns, textEvidence, titleEvidence } from './kind.ts';
import { bankPaper, future, taxForm } from './report-phrases.ts';

const equity =
  "^total (?:[\\w'’]+ )?(?:equity|capital)\\b|^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity|^net worth|^equity\\b";

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
    ),
    titleEvidence(-0.6, ...future),
    titleEvidence(-0.6, 'cash flows'),
    taxForm,
    bankPaper,
  ],
  figures: [
    figureRule('totalAssets', figureLabels.totalAssets, ['^total assets', 'total assets\\b']),
    figureRule('totalLiabilities', figureLabels.totalLiabilities, ['total liabilities(?! ?(?:and|&|\\+))']),
    figureRule('equity', figureLabels.equity, [
      "total (?:owner'?s'?|stockholders'?|shareholders'?|members'?|partners'?)?’? ?(?:equity|capital)",
      "total \\w+['’]?s?['’]? equity",
      'net worth',
      "^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity",
      '^equity\\b',
    ]),
    figureRule('currentAssets', figureLabels.currentAssets, ['total current assets'], false),
    figureRule('currentLiabilities', figureLabels.currentLiabilities, ['total current liabilities'], false),
  ],
  profileFields: {
    totalAssets: 'totalAssets',
    currentAssets: 'currentAssets',
    totalLiabilities: 'totalLiabilities',
    currentLiabilities: 'currentLiabilities',
  },
  equations: [
    {
      code: 'balanceSheet',
      result: labelPatterns('^total assets'),
      terms: [term(1, '^total liabilities(?! ?(?:and|&|\\+))'), term(1, equity)],
    },
    {
      code: 'liabilitiesAndEquity',
      result: labelPatterns('^total liabilities ?(?:and|&|\\+)'),
      terms: [term(1, '^total assets')],
    },
  ],
});
