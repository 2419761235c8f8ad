import { type Lender, lenderId } from '@groundwork/contracts';

export const lenderOf = (name: string): Lender => ({
  id: lenderId.parse(name),
  name,
  type: 'alternative',
  subtype: null,
  logoUrl: null,
  minLoanAmount: 1,
  maxLoanAmount: 2,
  minInterestRate: 8,
  maxInterestRate: 12,
  minTermLength: 12,
  maxTermLength: 60,
  approvalTimeMin: 1,
  approvalTimeMax: 3,
  rating: null,
  reviewCount: 0,
  contactUrl: null,
  source: 'a test',
  sourceDate: '2026-01-01',
});
