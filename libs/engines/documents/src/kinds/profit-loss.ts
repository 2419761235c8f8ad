import { figureLabels } from '../documents.wording.ts';
import { optionalTerm, term } from '../reports/equation.ts';
import { figureRule, defineKind, labelPatterns, textEvidence, titleEvidence } from './kind.ts';
import { bankPaper, costPattern, future, taxForm } from './report-phrases.ts';

const revenue = '^total (?:net )?(?:revenues?|(?:trading )?income|sales)\\b|^net (?:sales|revenues?)\\b';
const expenses = '^total (?:operating )?expenses|^total overheads?|^total operating costs';

export const profitLoss = defineKind({
  category: 'financial_reports',
  subcategory: 'profit_loss',
  layout: 'report',
  issuedBy: 'owner',
  evidence: [
    titleEvidence(
      0.5,
      'profit and loss',
      'profit & loss',
      'income statement',
      'statement of income',
      'statement of operations',
      'statement of earnings',
      'p&l',
      'statement of profit',
      'profit/loss',
      'statement of revenue',
      'earnings report',
      'operating results',
    ),
    textEvidence(
      0.15,
      'total revenue',
      'total income',
      'net sales',
      'gross sales',
      'total sales',
      'net revenue',
      'revenue',
    ),
    textEvidence(
      0.15,
      'cost of goods sold',
      'cost of sales',
      'cost of revenue',
      'gross profit',
      'gross margin',
    ),
    textEvidence(
      0.15,
      'total expenses',
      'operating expenses',
      'total operating',
      'total overhead',
      'total costs',
    ),
    textEvidence(
      0.15,
      'net income',
      'net profit',
      'net loss',
      'net earnings',
      'net operating income',
      'profit for the',
      'bottom line',
    ),
    titleEvidence(-0.6, ...future),
    titleEvidence(-0.6, 'cash flow', 'cash flows', 'balance sheet', 'profit or loss from business'),
    taxForm,
    bankPaper,
  ],
  figures: [
    figureRule('revenue', figureLabels.revenue, [
      'total (?:net )?revenues?',
      'total (?:trading )?income',
      'net sales',
      'total sales',
      'net revenues?',
      'gross sales',
      'total turnover',
      '^revenues?\\b',
      '^sales\\b',
      '^income\\b',
      '\\bgross receipts',
    ]),
    figureRule(
      'costOfGoodsSold',
      figureLabels.costOfGoodsSold,
      [
        'total cost of (?:goods sold|sales|revenues?)',
        'total cogs',
        'cost of (?:goods sold|sales|revenues?)',
        '\\bcogs\\b',
      ],
      false,
    ),
    figureRule('grossProfit', figureLabels.grossProfit, ['gross (?:profit|margin)\\b(?! ?%)'], false),
    figureRule('totalExpenses', figureLabels.totalExpenses, [
      'total (?:operating )?expenses',
      'total overheads?',
      'total operating costs',
      '^operating expenses',
      'total costs',
      '^expenses\\b',
    ]),
    figureRule('netIncome', figureLabels.netIncome, [
      'net income(?! before)',
      'net (?:profit|earnings)(?! margin)',
      'net (?:\\(?loss\\)?)',
      'net operating income',
      'profit for the (?:year|period)',
      'bottom line',
    ]),
  ],
  profileFields: {
    revenue: 'annualRevenueCurrent',
    costOfGoodsSold: 'costOfGoodsSold',
    totalExpenses: 'annualOperatingExpenses',
  },
  annualSalesFigure: 'revenue',
  equations: [
    {
      code: 'grossProfit',
      result: labelPatterns('^gross (?:profit|margin)\\b(?! ?%)'),
      terms: [term(1, revenue), term(-1, costPattern)],
    },
    {
      code: 'netIncome',
      result: labelPatterns('^net (?:income|profit|earnings|loss)(?! before)'),
      terms: [
        term(1, '^gross (?:profit|margin)\\b(?! ?%)'),
        term(-1, expenses),
        optionalTerm(1, '^(?:total )?other income'),
        optionalTerm(-1, '^(?:total )?other expenses?'),
        optionalTerm(-1, '^(?:provision for )?(?:income )?tax(?:es)?\\b'),
        optionalTerm(-1, '^(?:total )?interest(?: expense)?'),
      ],
    },
    {
      code: 'operatingIncome',
      result: labelPatterns('^(?:net )?operating (?:income|profit)', '^income from operations'),
      terms: [term(1, '^gross (?:profit|margin)\\b(?! ?%)'), term(-1, expenses)],
    },
  ],
});
