import type { Lender, LenderId, LenderMatch } from '@groundwork/contracts';

const lender: Lender = {
  id: 'first' as LenderId,
  name: 'First Bank',
  type: 'traditional_bank',
  subtype: null,
  logoUrl: null,
  minLoanAmount: 50_000,
  maxLoanAmount: 350_000,
  minInterestRate: 8,
  maxInterestRate: 12,
  minTermLength: 12,
  maxTermLength: 60,
  approvalTimeMin: 7,
  approvalTimeMax: 21,
  rating: null,
  reviewCount: 0,
  contactUrl: null,
  source: 'a test',
  sourceDate: '2026-01-01',
  sample: false,
  verifiedOn: null,
  stale: false,
  families: [],
  recordLenderId: null,
};

export const sampleCost: NonNullable<LenderMatch['cost']> = {
  amount: 90_000,
  termMonths: 60,
  estimatedRate: 10.5,
  monthlyPayment: 1934.45,
  totalPayback: 116_067,
  costOfCredit: 26_067,
  factorRate: 1.29,
  coverageAfter: 1.62,
};

export function sampleMatch(
  id: string,
  match: Partial<LenderMatch> = {},
  of: Partial<Lender> = {},
): LenderMatch {
  return {
    id: id as LenderId,
    outcome: 'eligible',
    matchScore: 80,
    qualificationProbability: 60,
    estimatedRate: 10,
    reasons: [],
    application: null,
    ...match,
    lender: { ...lender, id: id as LenderId, name: id, ...of },
  };
}
