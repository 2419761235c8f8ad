import { figureLabels } from '../documents.wording.ts';
import { minus, optional, plus } from '../reports/equation.ts';
import { figureRule, defineKind, textEvidence, titleEvidence, totalRule } from './kind.ts';
import { bankDocument, costLabels, future, pastBesidePlan, planTitle, taxForm } from './report-phrases.ts';

const planned = '(?:projected|forecast(?:ed)?|estimated|pro ?forma|budgeted|expected|anticipated|planned)';

export const financialProjections = defineKind({
  category: 'financial_reports',
  subcategory: 'financial_projections',
  layout: 'report',
  issuedBy: 'owner',
  evidence: [
    titleEvidence(0.6, ...future),
    titleEvidence(-0.6, ...pastBesidePlan),
    titleEvidence(0.45, ...planTitle),
    textEvidence(
      0.15,
      'year 1',
      'yr 1',
      'year one',
      'fy1',
      'assumptions',
      'growth rate',
      'next twelve months',
      'month 1',
      'scenario',
      'base case',
    ),
    textEvidence(0.15, 'revenue', 'sales', 'total income'),
    textEvidence(0.1, 'net income', 'net profit', 'ebitda', 'cash flow', 'net cash', 'net earnings'),
    titleEvidence(-0.6, 'escrow'),
    taxForm,
    bankDocument,
  ],
  figures: [
    figureRule('projectedRevenue', figureLabels.projectedRevenue, [
      'total (?:projected )?(?:revenues?|sales|income)',
      'projected (?:revenues?|sales)',
      `${planned} (?:annual |yearly |gross |total |net (?=sales|revenue))*(?:revenues?|sales|income|receipts)`,
      'total year (?:1|one) (?:revenues?|sales|income)',
      'net sales',
      '^revenues?\\b',
      '^sales\\b',
      '\\brevenues?\\b',
    ]),
    figureRule(
      'projectedExpenses',
      figureLabels.projectedExpenses,
      [
        'total (?:projected )?(?:operating )?expenses',
        'operating expenses',
        'projected expenses',
        `${planned} (?:annual |operating |total )*(?:expenses|costs|overhead)`,
        '^(?:total )?expense (?:forecast|projection)',
        '^(?:total )?year (?:1|one) expenses|^total (?:fixed )?(?:business|sg&a) expenses',
        'total (?:operating )?(?:costs|overheads?)\\b(?! of)',
        '^expenses',
      ],
      false,
    ),
    figureRule(
      'projectedNetIncome',
      figureLabels.projectedNetIncome,
      [
        '(?:projected )?net (?:income|profit|earnings|cash)',
        'profit after tax',
        `${planned} (?:profit|loss|net loss|surplus|earnings)\\b`,
      ],
      true,
      ['\\bebitda\\b'],
    ),
  ],
  totals: [
    totalRule('grossProfit', '^gross (?:profit|margin)\\b(?! ?%)'),
    totalRule('costOfGoodsSold', ...costLabels),
  ],
  equations: [
    {
      code: 'projectedGrossProfit',
      result: 'grossProfit',
      terms: [plus('projectedRevenue'), minus('costOfGoodsSold')],
    },
    {
      code: 'projectedNetIncome',
      result: 'projectedNetIncome',
      terms: [plus('projectedRevenue'), optional(minus('costOfGoodsSold')), minus('projectedExpenses')],
    },
  ],
});
