import {
  type Lender,
  type LenderCarry,
  lenderId,
  type LenderProgramsPage,
  type MatchSummary,
} from '@groundwork/contracts';

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
  sample: false,
  verifiedOn: null,
  stale: false,
  families: [],
  recordLenderId: null,
});

export const sampleSummary: MatchSummary = {
  qualificationRate: 12,
  matchedLenders: 150,
  activeLenders: 1093,
  catalogueMode: 'real',
  canCarry: 97,
};

export const noCarry: LenderCarry = {
  cash: null,
  debt: null,
  comfortable: null,
  limit: null,
  kinds: [],
  missing: [],
  canCarry: 0,
};

export const noPrograms: LenderProgramsPage = {
  version: 'matching-1.1',
  today: '2026-11-20',
  input: {},
  items: [],
  nextCursor: null,
};
