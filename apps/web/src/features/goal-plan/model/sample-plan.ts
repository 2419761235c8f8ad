import type { LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';

export const sampleScorePlan: ScorePlanReply = {
  reachable: true,
  target: 600,
  scoreNow: 552,
  scoreThen: 605,
  steps: [
    {
      code: 'DC1',
      title: 'Upload tax returns',
      description:
        'Tax documents: 0 documents. This step would bring 35 of 35 points here instead of 0: +53 in all.',
      href: '/documents',
      effort: 'medium',
      timeEstimate: '3 days',
      estimatedCost: 0,
      changes: [],
      points: 53,
      scoreAfter: 605,
    },
  ],
  estimatedCost: 0,
  timeToImplement: '3 days',
  questions: [],
  leftOut: [],
  lenders: null,
};

const { target: _, questions: __, leftOut: ___, lenders: ____, ...plan } = sampleScorePlan;

export const sampleLenderPlan: LenderPlanReply = {
  ...plan,
  lender: {
    id: 'sample-0001' as LenderPlanReply['lender']['id'],
    name: 'Invented Term Loan',
    type: 'alternative',
    subtype: null,
    logoUrl: null,
    minLoanAmount: 5_000,
    maxLoanAmount: 500_000,
    minInterestRate: 14,
    maxInterestRate: 40,
    minTermLength: 3,
    maxTermLength: 24,
    approvalTimeMin: 0,
    approvalTimeMax: 3,
    rating: null,
    reviewCount: 0,
    contactUrl: null,
    source: 'sample',
    sourceDate: '2026-11-01',
  },
  readyOn: null,
  open: [],
};
