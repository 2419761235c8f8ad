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

export const documentCatalog = {
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
      form_1120s: { label: 'Form 1120-S', requiredFigures: ['grossReceipts', 'ordinaryIncome'] },
      form_1065: { label: 'Form 1065', requiredFigures: ['grossReceipts', 'ordinaryIncome'] },
      schedule_e: { label: 'Schedule E', requiredFigures: ['supplementalIncome'] },
      schedule_se: { label: 'Schedule SE', requiredFigures: ['selfEmploymentTax'] },
      schedule_k1: { label: 'Schedule K-1', requiredFigures: ['ordinaryIncome'] },
      form_941: { label: 'Form 941', requiredFigures: ['wages', 'totalTaxes'] },
      form_w2: { label: 'Form W-2', requiredFigures: ['wages', 'taxWithheld'] },
      form_1099_nec: { label: 'Form 1099-NEC', requiredFigures: ['compensation'] },
      form_1099_k: { label: 'Form 1099-K', requiredFigures: ['grossPayments'] },
      business_license: { label: 'Business License', requiredFigures: ['expires'] },
      ein_letter: { label: 'EIN Letter', requiredFigures: ['letterDate'] },
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
      credit_card_statement: {
        label: 'Credit Card Statement',
        requiredFigures: ['previousBalance', 'newBalance'],
      },
      voided_check: { label: 'Voided Check', requiredFigures: [] },
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
      ar_aging: { label: 'Accounts Receivable Aging', requiredFigures: ['total'] },
      ap_aging: { label: 'Accounts Payable Aging', requiredFigures: ['total'] },
      debt_schedule: { label: 'Debt Schedule', requiredFigures: ['totalBalance'] },
      personal_credit_report: {
        label: 'Personal Credit Report',
        requiredFigures: ['bureau', 'creditScore', 'reportDate'],
      },
      business_credit_report: {
        label: 'Business Credit Report',
        requiredFigures: ['bureau', 'businessScore', 'reportDate'],
      },
      insurance_certificate: { label: 'Insurance Certificate', requiredFigures: ['expires'] },
      lease: { label: 'Lease', requiredFigures: [] },
      drivers_license: { label: 'Driver’s License', requiredFigures: [] },
    },
  },
} as const satisfies Readonly<Record<string, CategoryEntry>>;

type Catalog = typeof documentCatalog;

export type DocumentCategory = keyof Catalog;
export type DocumentSubcategory = {
  [Category in DocumentCategory]: keyof Catalog[Category]['kinds'];
}[DocumentCategory];

export const documentCategories = Object.keys(documentCatalog) as DocumentCategory[];

export function byDocumentCategory<T>(make: (category: DocumentCategory) => T): Record<DocumentCategory, T> {
  const made = documentCategories.map((category) => [category, make(category)] as const);
  return Object.fromEntries(made) as Record<DocumentCategory, T>;
}

export const documentCategoryLabels = byDocumentCategory((category) => documentCatalog[category].label);

export const subcategoriesOf = byDocumentCategory(
  (category) => Object.keys(documentCatalog[category].kinds) as DocumentSubcategory[],
);

export interface DocumentKind extends KindEntry {
  readonly category: DocumentCategory;
}

export const documentKinds = Object.fromEntries(
  documentCategories.flatMap((category) =>
    Object.entries<KindEntry>(documentCatalog[category].kinds).map(([name, kind]) => [
      name,
      { ...kind, category },
    ]),
  ),
) as Record<DocumentSubcategory, DocumentKind>;

const withheldSignals: readonly string[] = ['CATEGORY_MISMATCH', 'UNKNOWN_KIND'];

/** The credit of a processed document before a review. A document without full credit waits for a review. */
export const documentCreditRule = {
  withheldSignals,
  reviewedSignals: [...withheldSignals, 'SPREADSHEET'] as readonly string[],
  withheldFromFraud: 0.3,
  halvedFromFraud: 0.1,
  halvedBelowConfidence: 0.6,
} as const;
