import { figureLabels } from '../documents.wording.ts';
import { plus } from '../reports/equation.ts';
import { figureRule, defineKind, textEvidence, titleEvidence, totalRule, upToWords } from './kind.ts';
import { bankDocument, future, pastBesidePlan, taxForm } from './report-phrases.ts';

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
    bankDocument,
  ],
  figures: [
    figureRule('totalAssets', figureLabels.totalAssets, [
      '^total assets',
      '^assets$',
      '^total all assets|^assets,? total',
      'total assets\\b',
      '^total (?:business|company|farm|net book) assets$|^total resources$',
      '^total current(?:,| and| &) (?=.*assets$).*(?:fixed|long|non-?current|property|other)',
    ]),
    figureRule('totalLiabilities', figureLabels.totalLiabilities, [
      '^total liabilities$',
      '^total liabilities(?! ?(?:and|&|\\+|/|,|plus|equity|capital|net))',
      '^liabilities$',
      '^total (?:debts?|obligations)(?: (?:and|&) (?:liabilities|obligations))?$',
      '^total (?:business|company|farm) liabilities$',
      '^total current (?:and|&) (?:long|non-?current).* liabilities$',
      '^total liabilities (?:and|&) (?:deferred )?(?:credits|revenue)$',
    ]),
    figureRule('equity', figureLabels.equity, [
      "^total (?:(?:owner|stockholder|shareholder|member|partner)\\w*['’]?s?['’]? ?)?(?:equity|capital)$",
      "^total (?:[\\w'’]+ )?(?:equity|capital)\\b",
      `^total (?!liabilit)(?:${upToWords(3, "[\\w'’/]+")} )?(?:equity|net worth|net assets|deficit|fund balances?|shareholders['’]? funds)\\b`,
      '^net (?:worth|assets|equity)|^total equities',
      "^total (?:stockholders|shareholders|owners)['’]? investment",
      '^total common stock (?:and|&) retained earnings',
      '^equity$',
      "^(?:owner|member|stockholder|shareholder)\\w*['’]?s?['’]? equity",
      '^equity\\b',
      "^(?:partner|member|proprietor|owner)\\w*['’]?s?['’]? capital$",
      "^(?:partner|member|proprietor|owner)\\w{0,20}['’]?s?['’]? capital,? (?:at |as of )?(?:the )?(?!january 1\\b)(?:end\\b|ending\\b|[a-z]+ \\d{1,2}, 20\\d\\d)",
      '^fund balances?$',
    ]),
    figureRule(
      'currentAssets',
      figureLabels.currentAssets,
      [
        '^(?:sub)?total (?:current|short[- ]term|liquid) (?:farm )?assets',
        '^total cash (?:and|&) (?:other )?current assets|^total current (?:and|&) liquid assets',
        '^total assets,? ?[-\u2013] ?current',
      ],
      false,
    ),
    figureRule(
      'currentLiabilities',
      figureLabels.currentLiabilities,
      [
        '^(?:sub)?total (?:current|short[- ]term) (?:farm )?(?:liabilit|debts?\\b)',
        '^total liabilities,? ?[-\u2013] ?current',
      ],
      false,
    ),
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
