import { figureLabels } from '../documents.wording.ts';
import { optionalTerm, term } from '../reports/equation.ts';
import { figureRule, defineKind, labelPatterns, textEvidence, titleEvidence } from './kind.ts';
import { bankPaper, costPattern, future, taxForm } from './report-phrases.ts';

export const financialProjections = defineKind({
  category: 'financial_reports',
  subcategory: 'financial_projections',
  layout: 'report',
  issuedBy: 'owner',
  evidence: [
    titleEvidence(0.6, ...future),
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
    taxForm,
    bankPaper,
  ],
  figures: [
    figureRule('projectedRevenue', figureLabels.projectedRevenue, [
      'total (?:projected )?(?:revenues?|sales|income)',
      'projected (?:revenues?|sales)',
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
        'total costs',
        '^expenses',
      ],
      false,
    ),
    figureRule('projectedNetIncome', figureLabels.projectedNetIncome, [
      '(?:projected )?net (?:income|profit|earnings|cash)',
      'profit after tax',
      '\\bebitda\\b',
    ]),
  ],
  equations: [
    {
      code: 'projectedGrossProfit',
      result: labelPatterns('^gross (?:profit|margin)\\b(?! ?%)'),
      terms: [
        term(
          1,
          '^total (?:projected )?(?:revenues?|sales)|^projected (?:revenues?|sales)|^revenues?\\b|^sales\\b',
        ),
        term(-1, costPattern),
      ],
    },
    {
      code: 'projectedNetIncome',
      result: labelPatterns('^(?:projected )?net (?:income|profit)'),
      terms: [
        term(
          1,
          '^total (?:projected )?(?:revenues?|sales)|^projected (?:revenues?|sales)|^revenues?\\b|^sales\\b',
        ),
        optionalTerm(-1, costPattern),
        term(
          -1,
          '^total (?:projected )?(?:operating )?(?:expenses|costs)|^(?:operating|projected) expenses|^expenses\\b',
        ),
      ],
    },
  ],
});
