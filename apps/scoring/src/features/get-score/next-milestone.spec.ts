import { describe, expect, it } from '@jest/globals';
import { currentRules, figuresOfProfile, score, type ScoreInput } from '@groundwork/engine-scoring';
import { nextMilestone } from './next-milestone.ts';

const today = '2026-11-20';

const documents = (...categories: string[]) =>
  categories.flatMap((category) =>
    [1, 2, 3].map((n) => ({
      category,
      status: 'verified',
      fraudScore: 0,
      confidence: 1,
      signals: [],
      sha256: `${category}-${n}`,
    })),
  );

const perfectProfile = {
  personalCreditScore: 800,
  totalCreditLimits: 100000,
  currentCreditBalances: 5000,
  bankruptcyHistory: 'none',
  foreclosureHistory: 'none',
  taxLienHistory: 'none',
  judgmentHistory: 'none',
  creditHistoryLength: 15,
  experianBusinessScore: 90,
  equifaxBusinessScore: 950,
  dnbRating: '85',
  annualRevenueCurrent: 2000000,
  annualRevenuePrevious: 1500000,
  ebitda: 500000,
  operatingCashFlow: 450000,
  monthlyDebtPayments: 2000,
  existingLoans: 'Equipment loan, 24 months left',
  loanRequestAmount: 200000,
  loanTerm: 60,
  loanPurpose: 'expansion',
  netProfitMargin: 20,
  currentRatio: 3,
  quickRatio: 2,
  workingCapital: 600000,
  annualOperatingExpenses: 1200000,
  debtToEquityRatio: 0.5,
  averageBankBalance: 60000,
  monthlyDeposits: 165000,
  dateStarted: '2010-01-01',
  industryType: 'Health',
  stateOfIncorporation: 'CA',
  largestCustomerPercent: 5,
  top5CustomersPercent: 20,
  annualPersonalIncome: 200000,
  mortgagePayment: 2000,
  liquidAssets: 100000,
  yearsBusinessExperience: 15,
  realEstateValue: 400000,
  accountsReceivable: 250000,
  personalGuarantee: true,
  recurringRevenuePercent: 70,
  yearsAtLocation: 8,
  ein: '12-3456789',
  businessLicense: 'L-1',
  businessStructure: 'LLC',
  citizenship: 'us_citizen',
};

const perfect: ScoreInput = {
  figures: figuresOfProfile(perfectProfile),
  documents: documents('tax_documents', 'bank_statements', 'financial_reports'),
  accounts: [{ accountType: 'checking', currentBalance: 30_000, averageBalance: 30_000 }],
};
const milestoneOf = (input: ScoreInput) => nextMilestone(score(input, today, currentRules), input, today);
const empty: ScoreInput = { figures: figuresOfProfile({}), documents: [], accounts: [] };

describe('the next milestone', () => {
  it.each([
    [[], 'Upload tax returns', '/documents'],
    [['tax_documents'], 'Upload bank statements', '/documents'],
    [['tax_documents', 'bank_statements'], 'Upload financial reports', '/documents'],
    [['bank_statements', 'financial_reports'], 'Upload tax returns', '/documents'],
    [['tax_documents', 'bank_statements', 'financial_reports'], 'Connect a bank account', '/banking-info'],
  ])('with %j done is "%s"', (done, title, href) => {
    expect(milestoneOf({ ...empty, documents: documents(...done) })).toMatchObject({ title, href });
  });

  it('gives 53 points for the tax documents from nothing', () => {
    expect(milestoneOf(empty)).toMatchObject({ points: 53, target: 53, progress: 0 });
  });

  it('promises exactly what doing it gives', () => {
    const { points, target } = milestoneOf({ ...perfect, documents: [] });
    const before = score({ ...perfect, documents: [] }, today, currentRules).totalScore;
    const after = score(
      { ...perfect, documents: documents('tax_documents') },
      today,
      currentRules,
    ).totalScore;
    expect([points, target]).toEqual([after - before, after]);
  });

  it('is the open action with the largest gain once the first steps are done', () => {
    const input = { ...perfect, figures: figuresOfProfile({ ...perfectProfile, personalCreditScore: 0 }) };
    const { title, points, href } = milestoneOf(input);
    const criteria = Object.values(score(input, today, currentRules).factors).flatMap((f) => [...f.criteria]);
    const open = criteria.filter((each) => each.points < each.maxPoints);
    expect(points).toBe(Math.max(...open.map(({ worth }) => worth)));
    expect(open.find((each) => each.label === title)?.worth).toBe(points);
    expect(href).toBe('/business-profile');
  });

  it('is nothing left to gain when every point is there', () => {
    expect(score(perfect, today, currentRules).totalScore).toBe(1000);
    expect(milestoneOf(perfect)).toEqual({
      title: 'Nothing left to gain',
      points: null,
      href: null,
      target: 1000,
      progress: 100,
    });
  });
});
