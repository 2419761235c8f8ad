/** What a kind of document says about itself, and the figures it must show. Data of ruleset documents-1.0. */
export interface Kind {
  category: 'tax_documents';
  subcategory: 'form_1040' | 'schedule_c' | 'form_1120' | 'state_tax_return';
  /** Phrases of the form, lower case, with the certainty each adds. */
  phrases: readonly (readonly [phrase: string, certainty: number])[];
  figures: readonly { name: string; label: string; pattern: RegExp }[];
}

export const rulesVersion = 'documents-1.0';

/** Below this nobody can say what it is. */
export const certaintyNeeded = 0.6;

export const kinds: readonly Kind[] = [
  {
    category: 'tax_documents',
    subcategory: 'form_1040',
    phrases: [
      ['u.s. individual income tax return', 0.6],
      ['form 1040', 0.3],
      ['1040', 0.1],
      ['adjusted gross income', 0.2],
      ['internal revenue service', 0.1],
    ],
    figures: [
      { name: 'totalIncome', label: 'Total income', pattern: /total income/i },
      { name: 'adjustedGrossIncome', label: 'Adjusted gross income', pattern: /adjusted gross income/i },
      { name: 'totalTax', label: 'Total tax', pattern: /total tax\b/i },
    ],
  },
  {
    category: 'tax_documents',
    subcategory: 'schedule_c',
    phrases: [
      ['profit or loss from business', 0.7],
      ['schedule c', 0.3],
      ['gross receipts or sales', 0.2],
    ],
    figures: [
      { name: 'grossReceipts', label: 'Gross receipts', pattern: /gross receipts or sales/i },
      { name: 'totalExpenses', label: 'Total expenses', pattern: /total expenses/i },
      { name: 'netProfit', label: 'Net profit', pattern: /net profit/i },
    ],
  },
  {
    category: 'tax_documents',
    subcategory: 'form_1120',
    phrases: [
      ['u.s. corporation income tax return', 0.7],
      ['form 1120', 0.3],
      ['taxable income', 0.1],
    ],
    figures: [
      { name: 'grossReceipts', label: 'Gross receipts', pattern: /gross receipts or sales/i },
      { name: 'taxableIncome', label: 'Taxable income', pattern: /taxable income/i },
    ],
  },
  {
    category: 'tax_documents',
    subcategory: 'state_tax_return',
    phrases: [
      ['department of revenue', 0.4],
      ['franchise tax board', 0.5],
      ['state income tax return', 0.6],
      ['individual income tax return', 0.2],
    ],
    figures: [
      { name: 'adjustedGrossIncome', label: 'Adjusted gross income', pattern: /adjusted gross income/i },
      { name: 'totalTax', label: 'Total tax', pattern: /total tax\b/i },
    ],
  },
];
