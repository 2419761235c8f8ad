import type { z } from 'zod';
import type { lenderPlanReply } from '../../goal-plan.ts';
import type { explainedMatch, lender, lenderMatch } from '../../lenders.ts';
import * as pages from '../../pages.ts';
import type { lenderRoutes } from '../lender.routes.ts';
import { aPage, type ExamplesOf, moment, whole } from './example.ts';

export const lenderId = 'riverbend-community-sba-7a';
export const params = { id: lenderId };

export const origin = {
  sample: false,
  verifiedOn: '2026-11-02',
  stale: false,
  families: [{ code: 'sba-7a', name: 'SBA 7(a) loan' }],
};

const aLender = (): z.input<typeof lender> => ({
  id: lenderId,
  name: 'Riverbend Community Bank',
  type: 'sba_preferred',
  subtype: null,
  logoUrl: null,
  minLoanAmount: 50_000,
  maxLoanAmount: 500_000,
  minInterestRate: 9.5,
  maxInterestRate: 12.25,
  minTermLength: 60,
  maxTermLength: 120,
  approvalTimeMin: 14,
  approvalTimeMax: 45,
  rating: 4.6,
  reviewCount: 212,
  contactUrl: 'https://www.riverbend-community.example/sba',
  source: 'SBA lender list',
  sourceDate: '2026-10-01',
  ...origin,
  recordLenderId: 'fdic:57890',
});

export const aMatch = (): z.input<typeof lenderMatch> => ({
  id: lenderId,
  outcome: 'eligible',
  matchScore: 84,
  qualificationProbability: 71,
  estimatedRate: 10.5,
  reasons: ['Your credit score of 712 is above the 680 this lender asks for'],
  lender: aLender(),
  application: null,
  proof: { proven: 6, stated: 9 },
  kind: 'sba',
  carryKind: 'sba',
  band: 'can-carry',
  word: 'You can carry this',
  cost: {
    amount: 90_000,
    termMonths: 60,
    estimatedRate: 10.5,
    monthlyPayment: 1934.45,
    dailyDebit: null,
    totalPayback: 117_597.0,
    costOfCredit: 27_597.0,
    factorRate: 1.31,
    coverageAfter: 1.62,
    fees: [{ name: 'SBA guaranty fee', amount: 1530, verifiedOn: null }],
    apr: 11.24,
  },
  dependsOnOffer: false,
});

export const aRule = () => ({
  validFrom: '2026-03-01',
  source: 'SBA Policy Notice 5000-876441',
  sourceUrl: null,
  note: 'Every owner must be a US citizen or US national.',
});

const anExplainedMatch = (): z.input<typeof explainedMatch> => ({
  ...aMatch(),
  outcome: 'failing',
  criteria: [
    {
      code: 'minAnnualRevenue',
      label: 'Annual revenue',
      result: 'fail',
      actual: '$640,000',
      required: 'at least $750,000',
      gap: '$110,000 more',
      rules: [],
      because: null,
    },
    {
      code: 'citizenship',
      label: 'Citizenship',
      result: 'fail',
      actual: 'permanent resident',
      required: 'US citizen',
      gap: null,
      rules: [{ family: 'sba-7a', factId: '7a-owners-2026', validTo: null, ...aRule() }],
      because: null,
    },
  ],
  whatWouldQualify: {
    patch: { annualRevenueCurrent: 750_000 },
    cures: [
      {
        code: 'minAnnualRevenue',
        label: 'Annual revenue',
        patch: { annualRevenueCurrent: 750_000 },
        passesOn: null,
        note: null,
      },
    ],
  },
});

const aPlan = (): z.input<typeof lenderPlanReply> => ({
  reachable: true,
  scoreNow: 612,
  scoreThen: 655,
  steps: [
    {
      code: 'minAnnualRevenue',
      title: 'Raise annual revenue',
      description: 'The lender asks for at least $750,000.',
      href: pages.profile,
      effort: 'high',
      timeEstimate: '6-12 months',
      estimatedCost: 0,
      changes: [{ field: 'annualRevenueCurrent', from: 640_000, to: 750_000 }],
      points: 43,
      scoreAfter: 655,
    },
  ],
  estimatedCost: 0,
  costKnown: true,
  timeToImplement: '6-12 months',
  lender: aLender(),
  readyOn: null,
  open: [],
});

export const lenderExamples: ExamplesOf<typeof lenderRoutes> = {
  lenderNetwork: {
    reply: { mode: 'real', activeLenders: 42, newest: '2026-11-02', records: null },
  },
  lenderFrontier: {
    reply: { open: 230, active: 1247, next: { target: 600, points: 53, lenders: 61 } },
  },
  lenderFamilies: {
    reply: [
      {
        code: 'sba-7a',
        name: 'SBA 7(a) loan',
        version: 1,
        facts: [
          {
            id: '7a-owners-2026',
            criterion: 'citizenships',
            value: ['us_citizen'],
            validTo: null,
            verifiedOn: '2026-11-23',
            ...aRule(),
          },
        ],
        upcoming: [],
      },
    ],
  },
  naics: {
    query: { search: 'food', limit: 20 },
    reply: [{ code: '72', title: 'Accommodation and food services' }],
  },
  lenderMatches: { query: { ...aPage, include: 'all', on: '2026-03-01' }, reply: whole(aMatch()) },
  refreshMatches: { reply: { count: 151, added: 4, removed: 1, refreshedAt: moment } },
  lenderCarry: {
    reply: {
      cash: 96_000,
      debt: 2720,
      comfortable: 3680,
      limit: 5280,
      kinds: [
        {
          kind: 'bankTerm',
          rate: 9,
          termMonths: 60,
          amountComfortable: 177_200,
          amountLimit: 254_300,
          cheapestLenderId: lenderId,
        },
      ],
      missing: [{ fields: ['loanPurpose', 'stateOfIncorporation'], lenders: 214 }],
      canCarry: 12,
      activeLenders: 1247,
      possible: 226,
      outlooks: [
        {
          kind: 'bankTerm',
          lenders: 310,
          eligible: 41,
          undecided: 214,
          missing: { fields: ['loanPurpose', 'stateOfIncorporation'], lenders: 190 },
          fails: [{ code: 'annualRevenue', label: 'Annual revenue', lenders: 55 }],
        },
      ],
    },
  },
  lenderPrograms: {
    reply: {
      version: 'matching-1.1',
      today: '2026-11-20',
      input: { figures: { loanRequestAmount: 90_000 }, documents: [], accounts: [] },
      items: [
        {
          id: lenderId,
          lender: aLender(),
          program: { rowNumber: 7, archetype: 'sba-7a', active: true, criteria: { minCreditScore: 680 } },
        },
      ],
    },
  },
  compareLenders: {
    query: { ids: `${lenderId},lakeside-equipment-finance` },
    reply: whole({
      match: aMatch(),
      cost: {
        amount: 150_000,
        termMonths: 84,
        estimatedRate: 10.5,
        monthlyPayment: 2529.11,
        dailyDebit: null,
        totalPayback: 212_445.24,
        costOfCredit: 62_445.24,
        factorRate: 1.42,
        coverageAfter: 1.31,
        fees: [],
        apr: 10.5,
      },
      dependsOnOffer: false,
    }),
  },
  lenderMatch: {
    params,
    query: { on: '2026-03-01' },
    reply: {
      ...anExplainedMatch(),
      requiredDocuments: [{ category: 'tax_documents', required: 2, ready: 1 }],
    },
  },
  lenderPlan: { params, reply: aPlan() },
  noteApplication: { params, body: { status: 'applied' }, reply: { ...aMatch(), application: 'applied' } },
};
