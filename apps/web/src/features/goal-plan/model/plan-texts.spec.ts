import type { LenderPlanReply, ScorePlanReply } from '@groundwork/contracts';
import { describe, expect, it } from '@jest/globals';
import {
  describeChanges,
  describeCost,
  describeEffort,
  describeOutcome,
  describeOpen,
  describeShortfall,
  summarizeSteps,
} from './plan-texts.ts';

const sampleScorePlan: ScorePlanReply = {
  reachable: true,
  target: 600,
  scoreNow: 552,
  scoreThen: 605,
  steps: [
    {
      code: 'DC1',
      title: 'Upload tax returns',
      description: 'Upload 3 tax documents. +53 points.',
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
  costKnown: true,
  timeToImplement: '3 days',
  timeKnown: true,
  questions: [],
  leftOut: [],
  lenders: null,
};

const { target: _, questions: __, leftOut: ___, lenders: ____, ...plan } = sampleScorePlan;

const sampleLenderPlan: LenderPlanReply = {
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
    sample: true,
    verifiedOn: null,
    stale: false,
    families: [],
    recordLenderId: null,
  },
  readyOn: null,
  open: [],
};

describe('the texts of a plan', () => {
  it('state cost and effort of a step, without an unknown cost', () => {
    expect([describeCost(0), describeCost(500), describeCost(null)]).toEqual(['Free', 'About $500', null]);
    expect([describeEffort('high'), describeEffort(null)]).toEqual(['High effort', 'Effort depends']);
  });

  it('show changed figures and answers under the labels of the form', () => {
    const changes = [
      { field: 'personalCreditScore', from: 640, to: 700 },
      { field: 'personalGuarantee', from: false, to: true },
      { field: 'taxLienHistory', from: 'open', to: 'resolved' },
    ];
    expect(describeChanges(changes)).toEqual([
      'Personal credit score: 640 → 700',
      'Personal guarantee: no → yes',
    ]);
  });

  it('summarize all steps', () => {
    const step = sampleScorePlan.steps[0]!;
    expect(summarizeSteps(sampleScorePlan)).toBe('1 step. Estimated cost: Free. Estimated time: 3 days.');
    expect(summarizeSteps({ ...sampleScorePlan, costKnown: false })).toBe('1 step. Estimated time: 3 days.');
    expect(summarizeSteps({ ...sampleScorePlan, timeKnown: false })).toBe('1 step. Estimated cost: Free.');
    const two = { ...sampleScorePlan, steps: [step, step], estimatedCost: 650 };
    expect(summarizeSteps(two)).toBe(
      '2 steps. Estimated cost: About $650. Estimated time if you start them together: 3 days.',
    );
    expect(summarizeSteps({ ...two, costKnown: false })).toBe(
      '2 steps. Estimated time if you start them together: 3 days.',
    );
  });

  it('state the missing points when the goal is out of reach', () => {
    expect(describeShortfall(sampleScorePlan)).toBeNull();
    expect(describeShortfall({ ...sampleScorePlan, reachable: false, scoreThen: 912, target: 1000 })).toBe(
      'All open steps lead to 912. That’s 88 points short of 1,000.',
    );
  });

  it('state the result of a plan for a lender', () => {
    const name = sampleLenderPlan.lender.name;
    expect(describeOutcome(sampleLenderPlan)).toBe(`After this step, you’ll meet all rules of ${name}.`);
    const [step] = sampleLenderPlan.steps;
    expect(describeOutcome({ ...sampleLenderPlan, steps: [step!, step!] })).toBe(
      `After these steps, you’ll meet all rules of ${name}.`,
    );
    expect(describeOutcome({ ...sampleLenderPlan, steps: [] })).toBe(
      `You already meet all rules of ${name}.`,
    );
    expect(describeOutcome({ ...sampleLenderPlan, readyOn: '2028-03-15' })).toBe(
      `Take 1 step. You’ll qualify for ${name} on Mar 15, 2028.`,
    );
    expect(describeOutcome({ ...sampleLenderPlan, steps: [], readyOn: '2028-03-15' })).toBe(
      `You’ll qualify for ${name} on Mar 15, 2028.`,
    );
    expect(describeOutcome({ ...sampleLenderPlan, reachable: false })).toContain('out of reach');
  });

  it('state why a requirement stays open, and until which date', () => {
    const open = { label: 'Loan purpose', required: 'equipment', passesOn: null, note: null };
    expect(describeOpen(open)).toBe('equipment. No figure in your profile changes this.');
    expect(describeOpen({ ...open, note: 'Enter your debt' })).toBe('equipment. Enter your debt');
    expect(describeOpen({ ...open, passesOn: '2028-03-15' })).toBe(
      'You’ll meet this on Mar 15, 2028, with no change on your side.',
    );
  });
});
