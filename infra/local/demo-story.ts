import { v7 as newId } from 'uuid';
import { linesInPdf } from '../../libs/test-data/src/documents/pdf-text.ts';
import { filed1040 } from '../../libs/test-data/src/documents/tax-return.ts';
import { demoBankFiles } from './demo-bank.ts';
import { bankStatement, monthBefore, profitAndLoss } from './demo-documents.ts';

const DAY_MS = 86_400_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function longAgo(now: Date, years: number, days: number): string {
  const at = daysBefore(now, days);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return at.toISOString().slice(0, 10);
}

const person = {
  fullName: 'Maya Reyes',
  ssn: '219-09-9999',
  dateOfBirth: '1986-04-17',
  phone: '(555) 010-4417',
  email: 'demo@groundwork.example',
  currentAddress: '418 Alder Street, Portland, OR 97205',
  yearsAtAddress: 6,
  employmentStatus: 'self_employed',
  personalCreditScore: 668,
  annualPersonalIncome: 84_000,
  yearsBusinessExperience: 9,
};

const business = (now: Date) => ({
  legalBusinessName: 'Reyes Dental Lab LLC',
  ein: '98-7654321',
  businessStructure: 'LLC',
  industryType: 'Dental practice',
  stateOfIncorporation: 'OR',
  businessDescription: 'Crowns, bridges and aligners for dental practices in the region.',
  businessAddress: '77 Harbor Way, Portland, OR 97209',
  businessPhone: '(555) 010-4400',
  dateStarted: longAgo(now, 5, 40),
  yearsAtLocation: 4,
});

const figures = {
  annualRevenueCurrent: 640_000,
  annualRevenuePrevious: 590_000,
  annualOperatingExpenses: 512_000,
  operatingCashFlow: 96_000,
  ebitda: 104_000,
  netProfitMargin: 9.5,
  workingCapital: 88_000,
  currentAssets: 176_000,
  currentLiabilities: 88_000,
  totalAssets: 410_000,
  totalLiabilities: 236_000,
  monthlyDebtPayments: 3_400,
  existingLoans: 'An equipment loan for the milling machine',
};

const request = {
  loanRequestAmount: 120_000,
  loanPurpose: 'equipment',
  loanTerm: 60,
  personalGuarantee: true,
  equipmentValue: 140_000,
  accountsReceivable: 62_000,
  largestCustomerPercent: 18,
  recurringRevenuePercent: 45,
};

const credit = {
  totalCreditLimits: 42_000,
  currentCreditBalances: 19_300,
  creditHistoryLength: 12,
  mortgagePayment: 1_450,
  autoLoanPayment: 320,
  bankruptcyHistory: 'none',
  taxLienHistory: 'none',
  judgmentHistory: 'none',
  foreclosureHistory: 'none',
};

const account = {
  bankName: 'Harbor Credit Union',
  accountType: 'checking' as const,
  accountNumber: '100045678812',
  routingNumber: '123456780',
  currentBalance: 21_480.5,
  averageBalance: 18_900,
};

const form = { category: 'tax_documents', subcategory: 'form_1040' } as const;
const checking = { category: 'bank_statements', subcategory: 'business_checking' } as const;
const report = { category: 'financial_reports', subcategory: 'profit_loss' } as const;

type Kind = typeof form | typeof checking | typeof report;

const documentOf = (at: Date, name: string, kind: Kind, lines: readonly string[]) => ({
  at,
  document: { id: newId({ msecs: at.getTime() }), name, ...kind, content: linesInPdf(lines) },
});

/** A report of a year that ended so many months ago proves nothing anymore. */
const staleMonths = 5;

/** One tax document is missing: the sample of the README fills the slot and moves the dial. */
export function demoStory(now: Date) {
  const year = now.getUTCFullYear() - 1;
  const on = (days: number) => daysBefore(now, days);
  return [
    { at: on(182), profile: { ...person, ...business(now) } },
    { at: on(171), profile: { ...figures } },
    {
      at: on(163),
      profile: { ...credit, answered: ['nsfIncidents', 'overdraftHistory', 'studentLoanPayment'] },
    },
    documentOf(
      on(139),
      `form-1040-${year - 1}.pdf`,
      form,
      filed1040({ year: year - 1, income: 79_400, adjustments: 2250, tax: 11_820, name: person.fullName }),
    ),
    { at: on(118), account },
    { at: on(102), profile: { ...request } },
    documentOf(
      on(81),
      `form-1040-${year}.pdf`,
      form,
      filed1040({ year, income: 84_000, adjustments: 2400, tax: 12_960, name: person.fullName }),
    ),
    { at: on(58), profile: { currentCreditBalances: 11_900, personalCreditScore: 684 } },
    documentOf(on(44), 'statement.pdf', checking, bankStatement(monthBefore(now, 2))),
    documentOf(on(33), 'profit-and-loss.pdf', report, profitAndLoss(monthBefore(now, staleMonths))),
    ...demoBankFiles(on(2)).map((bankFile) => ({ at: on(2), bankFile })),
    {
      at: on(6),
      profile: { personalCreditScore: 701, primaryBankName: 'Harbor Credit Union', monthlyDeposits: 49_600 },
    },
  ];
}
