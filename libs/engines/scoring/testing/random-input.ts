import fc from 'fast-check';
import type { ScoreInput } from '../src/measure-input.ts';
import type { ScoringField, ScoringFigures } from '../src/figures.ts';
import { currentRules } from '../src/rulesets.ts';

export const today = '2026-11-20';

const money = fc.oneof(
  fc.constantFrom(0, 0, 1, 1e12),
  fc.integer({ min: 0, max: 2000 }).map((thousands) => thousands * 1000),
  fc.integer({ min: 0, max: 2_000_000 }),
);
const signedMoney = fc.oneof(money, fc.integer({ min: -500_000, max: 500_000 }));
const years = fc.integer({ min: 0, max: 12 });
const ratio = fc.oneof(
  fc.constantFrom(0, 1, 2, 1e12),
  fc.integer({ min: 0, max: 500 }).map((n) => n / 100),
);
const percent = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
const signedPercent = fc.integer({ min: -3000, max: 3000 }).map((n) => n / 100);
export const historyOrder = ['', 'open', 'resolved', 'none'];
const history = fc.constantFrom(...historyOrder);
const date = fc.oneof(
  fc.constant(''),
  fc
    .date({ min: new Date('2008-01-01'), max: new Date(today), noInvalidDate: true })
    .map((value) => value.toISOString().slice(0, 10)),
);
const orBlank = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(0), fc.integer({ min, max }));

export const fields: { [Field in ScoringField]: fc.Arbitrary<ScoringFigures[Field]> } = {
  personalCreditScore: orBlank(300, 850),
  totalCreditLimits: money,
  currentCreditBalances: money,
  bankruptcyHistory: history,
  bankruptcyDate: date,
  taxLienHistory: history,
  judgmentHistory: history,
  foreclosureHistory: history,
  creditHistoryLength: years,
  experianBusinessScore: orBlank(1, 100),
  equifaxBusinessScore: orBlank(101, 992),
  dnbRating: fc.constantFrom('', '49', '70', '80', '3A2', 'BB1', 'unknown'),
  annualRevenueCurrent: money,
  annualRevenuePrevious: money,
  revenueGrowthRate: signedPercent,
  ebitda: signedMoney,
  operatingCashFlow: signedMoney,
  monthlyDebtPayments: fc.oneof(money, fc.integer({ min: 0, max: 9000 })),
  existingLoans: fc.constantFrom('', 'none', 'Equipment loan'),
  loanRequestAmount: money,
  loanTerm: fc.integer({ min: 0, max: 600 }),
  netProfitMargin: signedPercent,
  currentRatio: ratio,
  currentAssets: money,
  currentLiabilities: money,
  quickRatio: ratio,
  workingCapital: signedMoney,
  annualOperatingExpenses: money,
  debtToEquityRatio: ratio,
  totalAssets: money,
  totalLiabilities: money,
  averageBankBalance: money,
  dateStarted: date,
  industryType: fc.constantFrom('', 'Retail', 'Health', 'Crypto bar', 'Widgets', 'Trucking'),
  largestCustomerPercent: percent,
  top5CustomersPercent: percent,
  nsfIncidents: fc.integer({ min: 0, max: 12 }),
  overdraftHistory: fc.boolean(),
  mortgagePayment: fc.integer({ min: 0, max: 5000 }),
  autoLoanPayment: fc.integer({ min: 0, max: 1500 }),
  studentLoanPayment: fc.integer({ min: 0, max: 1500 }),
  annualPersonalIncome: money,
  liquidAssets: money,
  yearsBusinessExperience: years,
  realEstateValue: money,
  equipmentValue: money,
  accountsReceivable: money,
  inventoryValue: money,
  personalGuarantee: fc.boolean(),
  recurringRevenuePercent: percent,
  yearsAtLocation: years,
  hasEin: fc.boolean(),
  hasBusinessLicense: fc.boolean(),
  businessStructure: fc.constantFrom('', 'LLC'),
};
export const figures: fc.Arbitrary<ScoringFigures> = fc.record(fields);

export const document = fc.record({
  category: fc.constantFrom(...Object.keys(currentRules.documents.slots), 'elsewhere'),
  status: fc.constantFrom(
    'pending',
    'processing',
    'processed',
    'processed',
    'verified',
    'rejected',
    'failed',
  ),
  fraudScore: fc.constantFrom(null, 0, 0.05, 0.1, 0.29, 0.3, 1),
  confidence: fc.constantFrom(null, 0.4, 0.59, 0.6, 0.95),
  signals: fc.constantFrom<string[][]>(
    [],
    [],
    ...currentRules.documents.refusedSignals.map((signal) => [signal]),
    ['BALANCE_CHAIN'],
  ),
  sha256: fc.constantFrom(...'a b c d e f g h i j'.split(' ')),
});
export const account = fc.record({
  accountType: fc.constantFrom('checking', 'savings', 'money_market', 'line_of_credit'),
  currentBalance: fc.integer({ min: 0, max: 4_000_000 }).map((cents) => cents / 100),
  averageBalance: fc.integer({ min: 0, max: 4_000_000 }).map((cents) => cents / 100),
});
export const randomInput: fc.Arbitrary<ScoreInput> = fc.record(
  {
    figures,
    documents: fc.array(document, { maxLength: 10 }),
    accounts: fc.array(account, { maxLength: 3 }),
    unanswered: fc.subarray(Object.keys(fields)),
  },
  { requiredKeys: ['figures', 'documents', 'accounts'] },
);
