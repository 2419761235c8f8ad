import { v7 as newId } from 'uuid';
import { paper } from './demo-paper.ts';

const DAY_MS = 86_400_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function longAgo(now: Date, years: number, days: number): string {
  const at = daysBefore(now, days);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return at.toISOString().slice(0, 10);
}

const person = {
  fullName: 'Maya Reyes',
  ssn: '900-12-3456',
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
  routingNumber: '021000021',
  currentBalance: 21_480.5,
  averageBalance: 18_900,
};

const form1040 = (year: number, income: string, adjusted: string, tax: string) => [
  `Form 1040  U.S. Individual Income Tax Return  ${year}`,
  'Department of the Treasury - Internal Revenue Service',
  `9 This is your total income ${income}`,
  `11 This is your adjusted gross income ${adjusted}`,
  `24 This is your total tax ${tax}`,
];

const scheduleC = [
  'SCHEDULE C (Form 1040)  Profit or Loss From Business',
  'Sole Proprietorship  Department of the Treasury  Internal Revenue Service',
  '1 Gross receipts or sales 590,000.00',
  '28 Total expenses before expenses for business use of home 533,950.00',
  '31 Net profit or (loss) 56,050.00',
];

const monthBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));

const bankStatement = (month: Date) => {
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0));
  const written = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return [
    'Harbor Credit Union',
    'Business Checking Statement',
    `Statement period ${written(month)} - ${written(last)}`,
    'Reyes Dental Lab LLC',
    'Account number ending 8812',
    'Account summary',
    'Beginning balance 17,204.15',
    'Total deposits 54,118.00',
    'Total withdrawals 52,422.15',
    'Ending balance 18,900.00',
  ];
};

const profitAndLoss = (year: number) => [
  'Reyes Dental Lab LLC',
  'Profit and Loss',
  `January 1, ${year} through December 31, ${year}`,
  'Income',
  'Total income 590,000.00',
  'Cost of goods sold 141,600.00',
  'Gross profit 448,400.00',
  'Total operating expenses 392,350.00',
  'Net income 56,050.00',
];

const tax = (subcategory: 'form_1040' | 'schedule_c') => ({
  category: 'tax_documents' as const,
  subcategory,
});
const checking = { category: 'bank_statements', subcategory: 'business_checking' } as const;
const report = { category: 'financial_reports', subcategory: 'profit_loss' } as const;

type Kind = ReturnType<typeof tax> | typeof checking | typeof report;

const paperOf = (at: Date, name: string, kind: Kind, lines: readonly string[]) => ({
  at,
  document: { id: newId({ msecs: at.getTime() }), name, ...kind, content: paper(lines) },
});

export function demoStory(now: Date) {
  const year = now.getUTCFullYear() - 1;
  const on = (days: number) => daysBefore(now, days);
  return [
    { at: on(182), profile: { ...person, ...business(now) } },
    { at: on(171), profile: { ...figures } },
    { at: on(163), profile: { ...credit } },
    paperOf(on(139), `form-1040-${year - 1}.pdf`, tax('form_1040'), [
      ...form1040(year - 1, '79,400.00', '77,150.00', '11,820.00'),
    ]),
    { at: on(118), account },
    { at: on(102), profile: { ...request } },
    paperOf(on(81), `form-1040-${year}.pdf`, tax('form_1040'), [
      ...form1040(year, '84,000.00', '81,600.00', '12,960.00'),
    ]),
    { at: on(58), profile: { currentCreditBalances: 11_900, personalCreditScore: 684 } },
    paperOf(on(44), 'statement.pdf', checking, bankStatement(monthBefore(now, 2))),
    paperOf(on(33), `profit-and-loss-${year}.pdf`, report, profitAndLoss(year)),
    paperOf(on(19), `schedule-c-${year}.pdf`, tax('schedule_c'), scheduleC),
    {
      at: on(6),
      profile: { personalCreditScore: 701, primaryBankName: 'Harbor Credit Union', monthlyDeposits: 54_000 },
    },
  ];
}
