import { z } from 'zod';
import { isCalendarDate } from './dates.ts';

const limit = 1e12;
const whole = z.int().min(0).max(limit).default(0);
const signedWhole = z.int().min(-limit).max(limit).default(0);
const decimal = z.number().min(0).max(limit).default(0);
const signedDecimal = z.number().min(-limit).max(limit).default(0);
const text = z.string().default('');
const date = z
  .string()
  .refine((value) => value === '' || isCalendarDate(value), 'must be a date YYYY-MM-DD')
  .default('');
const flag = z.boolean().default(false);

/** A field that is not in this schema cannot influence a score. */
export const scoringFigures = z.object({
  personalCreditScore: whole,
  totalCreditLimits: whole,
  currentCreditBalances: whole,
  bankruptcyHistory: text,
  bankruptcyDate: date,
  taxLienHistory: text,
  judgmentHistory: text,
  foreclosureHistory: text,
  creditHistoryLength: whole,
  experianBusinessScore: whole,
  equifaxBusinessScore: whole,
  dnbRating: text,
  annualRevenueCurrent: whole,
  annualRevenuePrevious: whole,
  revenueGrowthRate: signedDecimal,
  ebitda: signedWhole,
  operatingCashFlow: signedWhole,
  monthlyDebtPayments: whole,
  existingLoans: text,
  loanRequestAmount: whole,
  loanTerm: z.int().min(0).max(600).default(0),
  netProfitMargin: signedDecimal,
  currentRatio: decimal,
  currentAssets: whole,
  currentLiabilities: whole,
  quickRatio: decimal,
  workingCapital: signedWhole,
  annualOperatingExpenses: whole,
  debtToEquityRatio: decimal,
  totalAssets: whole,
  totalLiabilities: whole,
  averageBankBalance: whole,
  dateStarted: date,
  industryType: text,
  largestCustomerPercent: decimal,
  top5CustomersPercent: decimal,
  nsfIncidents: whole,
  overdraftHistory: flag,
  mortgagePayment: whole,
  autoLoanPayment: whole,
  studentLoanPayment: whole,
  annualPersonalIncome: whole,
  liquidAssets: whole,
  yearsBusinessExperience: whole,
  realEstateValue: whole,
  equipmentValue: whole,
  accountsReceivable: whole,
  inventoryValue: whole,
  personalGuarantee: flag,
  recurringRevenuePercent: decimal,
  yearsAtLocation: whole,
  hasEin: flag,
  hasBusinessLicense: flag,
  businessStructure: text,
});

export type ScoringFigures = z.output<typeof scoringFigures>;
export type ScoringField = keyof ScoringFigures;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

export const figuresOfProfile = (profile: Readonly<Record<string, unknown>>): ScoringFigures =>
  scoringFigures.parse({
    ...profile,
    hasEin: isFilled(profile['ein']),
    hasBusinessLicense: isFilled(profile['businessLicense']),
  });

const profileFieldOfFlag: Readonly<Partial<Record<ScoringField, string>>> = {
  hasEin: 'ein',
  hasBusinessLicense: 'businessLicense',
};

export const profileFieldOf = (field: ScoringField): string => profileFieldOfFlag[field] ?? field;
