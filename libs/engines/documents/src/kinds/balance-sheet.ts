import { figureLabels } from '../documents.wording.ts';
import { term } from '../reports/equation.ts';
import { figure, kind, labelled, says, titled } from './kind.ts';
import { bankPaper, future, taxForm } from './report-phrases.ts';

const equity =
  "^total (?:[\\w'’]+ )?(?:equity|capital)\\b|^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity|^net worth|^equity\\b";

export const balanceSheet = kind({
  category: 'financial_reports',
  subcategory: 'balance_sheet',
  layout: 'report',
  issuedBy: 'owner',
  evidence: [
    titled(
      0.5,
      'balance sheet',
      'statement of financial position',
      'statement of financial condition',
      'statement of assets',
    ),
    says(0.2, 'total assets'),
    says(0.15, 'total liabilities'),
    says(
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
    titled(-0.6, ...future),
    titled(-0.6, 'cash flows'),
    taxForm,
    bankPaper,
  ],
  figures: [
    figure('totalAssets', figureLabels.totalAssets, ['^total assets', 'total assets\\b']),
    figure('totalLiabilities', figureLabels.totalLiabilities, ['total liabilities(?! ?(?:and|&|\\+))']),
    figure('equity', figureLabels.equity, [
      "total (?:owner'?s'?|stockholders'?|shareholders'?|members'?|partners'?)?’? ?(?:equity|capital)",
      "total \\w+['’]?s?['’]? equity",
      'net worth',
      "^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity",
      '^equity\\b',
    ]),
    figure('currentAssets', figureLabels.currentAssets, ['total current assets'], false),
    figure('currentLiabilities', figureLabels.currentLiabilities, ['total current liabilities'], false),
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
      result: labelled('^total assets'),
      terms: [term(1, '^total liabilities(?! ?(?:and|&|\\+))'), term(1, equity)],
    },
    {
      code: 'liabilitiesAndEquity',
      result: labelled('^total liabilities ?(?:and|&|\\+)'),
      terms: [term(1, '^total assets')],
    },
  ],
});
