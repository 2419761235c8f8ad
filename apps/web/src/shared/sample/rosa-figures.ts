import { type ScoreInput, scoringFigures } from '@groundwork/engine-scoring';

/** The day of the report of Rosa’s Bakery, an invented business. */
export const rosaToday = '2026-11-02';

export const rosaFigures = {
  personalCreditScore: 712,
  totalCreditLimits: 60_000,
  currentCreditBalances: 28_800,
  creditHistoryLength: 12,
  bankruptcyHistory: 'none',
  foreclosureHistory: 'none',
  taxLienHistory: 'none',
  judgmentHistory: 'none',
  annualRevenueCurrent: 640_000,
  annualRevenuePrevious: 590_000,
  operatingCashFlow: 96_000,
  monthlyDebtPayments: 2100,
  existingLoans: 'An oven loan',
  loanRequestAmount: 90_000,
  loanPurpose: 'equipment',
  loanTerm: 60,
  personalGuarantee: true,
  netProfitMargin: 9,
  currentAssets: 92_000,
  currentLiabilities: 48_000,
  totalAssets: 310_000,
  totalLiabilities: 168_000,
  averageBankBalance: 24_000,
  nsfIncidents: 0,
  overdraftHistory: false,
  liquidAssets: 40_000,
  equipmentValue: 120_000,
  annualPersonalIncome: 72_000,
  mortgagePayment: 1400,
  yearsBusinessExperience: 14,
  yearsAtLocation: 7,
  dateStarted: '2019-04-01',
  industryType: 'Bakery',
  hasEin: true,
  hasBusinessLicense: true,
  businessStructure: 'LLC',
  stateOfIncorporation: 'Oregon',
  citizenship: 'us_citizen',
} as const;

const documentsOf = (category: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    category,
    status: 'verified',
    fraudScore: 0,
    confidence: 1,
    signals: [],
    sha256: `${category} ${index}`,
  }));

const taxes = documentsOf('tax_documents', 3);
const statements = documentsOf('bank_statements', 3);
const accounts = [{ accountType: 'checking', currentBalance: 24_200, averageBalance: 24_000 }];
const paidDown = 16_200;

const fields = Object.keys(scoringFigures.shape);

type Parts = Pick<ScoreInput, 'documents' | 'accounts'> & { readonly balances?: number };

function inputOf({
  documents,
  accounts: own,
  balances = rosaFigures.currentCreditBalances,
}: Parts): ScoreInput {
  const figures = scoringFigures.parse({ ...rosaFigures, currentCreditBalances: balances });
  return { figures, documents, accounts: own, unanswered: fields.filter((field) => !(field in rosaFigures)) };
}

/** What Rosa does from June to November. A loan comes last and moves no points. */
export const rosaInputs = [
  inputOf({ documents: [], accounts: [] }),
  inputOf({ documents: taxes, accounts: [] }),
  inputOf({ documents: [...taxes, ...statements], accounts }),
  inputOf({ documents: [...taxes, ...statements], accounts, balances: paidDown }),
  inputOf({ documents: [...taxes, ...statements], accounts, balances: paidDown }),
] as const;
