interface KindEntry {
  readonly label: string;
  /** The confidence of a reading depends on the share of these figures that it found. */
  readonly requiredFigures: readonly string[];
}

interface CategoryEntry {
  readonly label: string;
  readonly slots: number;
  readonly lenderColumn: string;
  readonly kinds: Readonly<Record<string, KindEntry>>;
}

const statementFigures = ['beginningBalance', 'endingBalance', 'deposits', 'withdrawals'] as const;

export const documentCatalogue = {
  tax_documents: {
    label: 'Tax Documents',
    slots: 3,
    lenderColumn: 'taxDocuments',
    kinds: {
      form_1040: {
        label: 'Form 1040',
        requiredFigures: ['totalIncome', 'adjustedGrossIncome', 'totalTax'],
      },
      schedule_c: { label: 'Schedule C', requiredFigures: ['grossReceipts', 'totalExpenses', 'netProfit'] },
      form_1120: { label: 'Form 1120', requiredFigures: ['grossReceipts', 'taxableIncome'] },
      state_tax_return: { label: 'State Tax Return', requiredFigures: ['adjustedGrossIncome', 'totalTax'] },
    },
  },
  bank_statements: {
    label: 'Bank Statements',
    slots: 3,
    lenderColumn: 'bankStatements',
    kinds: {
      business_checking: { label: 'Business Checking', requiredFigures: statementFigures },
      business_savings: { label: 'Business Savings', requiredFigures: statementFigures },
      personal_checking: { label: 'Personal Checking', requiredFigures: statementFigures },
      merchant_account: { label: 'Merchant Account', requiredFigures: ['grossSales', 'fees', 'deposits'] },
    },
  },
  financial_reports: {
    label: 'Financial Reports',
    slots: 3,
    lenderColumn: 'financialReports',
    kinds: {
      profit_loss: { label: 'Profit & Loss', requiredFigures: ['revenue', 'totalExpenses', 'netIncome'] },
      balance_sheet: {
        label: 'Balance Sheet',
        requiredFigures: ['totalAssets', 'totalLiabilities', 'equity'],
      },
      cash_flow: { label: 'Cash Flow', requiredFigures: ['operatingCashFlow', 'netChange'] },
      financial_projections: {
        label: 'Financial Projections',
        requiredFigures: ['projectedRevenue', 'projectedNetIncome'],
      },
    },
  },
} as const satisfies Readonly<Record<string, CategoryEntry>>;

type Catalogue = typeof documentCatalogue;

export type DocumentCategory = keyof Catalogue;
export type DocumentSubcategory = {
  [Category in DocumentCategory]: keyof Catalogue[Category]['kinds'];
}[DocumentCategory];

export const documentCategories = Object.keys(documentCatalogue) as DocumentCategory[];

export function byDocumentCategory<T>(make: (category: DocumentCategory) => T): Record<DocumentCategory, T> {
  const made = documentCategories.map((category) => [category, make(category)] as const);
  return Object.fromEntries(made) as Record<DocumentCategory, T>;
}

export const documentCategoryLabels = byDocumentCategory((category) => documentCatalogue[category].label);

export const subcategoriesOf = byDocumentCategory(
  (category) => Object.keys(documentCatalogue[category].kinds) as DocumentSubcategory[],
);

export interface DocumentKind extends KindEntry {
  readonly category: DocumentCategory;
}

export const documentKinds = Object.fromEntries(
  documentCategories.flatMap((category) =>
    Object.entries<KindEntry>(documentCatalogue[category].kinds).map(([name, kind]) => [
      name,
      { ...kind, category },
    ]),
  ),
) as Record<DocumentSubcategory, DocumentKind>;

/** The credit of a processed document before a review. A document without full credit waits for a review. */
export const documentCreditRule = {
  withheldSignals: ['CATEGORY_MISMATCH', 'UNKNOWN_KIND'] as readonly string[],
  withheldFromFraud: 0.3,
  halvedFromFraud: 0.1,
  halvedBelowConfidence: 0.6,
} as const;
