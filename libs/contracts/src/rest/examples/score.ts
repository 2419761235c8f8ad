import type { z } from 'zod';
import * as pages from '../../pages.ts';
import type { recommendation } from '../../recommendations.ts';
import type { scoreReply } from '../../score.ts';
import type { adviceRoutes, scoreRoutes } from '../score.routes.ts';
import { aPage, type ExamplesOf, idOf, moment, whole } from './example.ts';
import { someFigures } from './profile.ts';
import { aProvenScore } from './proven-score.ts';

const aFactor = (score: number, weight: number, details: string) => ({
  score,
  weight,
  contribution: Math.round(score * weight * 10),
  details,
  criteria: [],
});

const aMilestone = {
  title: 'Upload your tax returns',
  points: 38,
  href: pages.documents,
  target: 650,
  progress: 94,
};

const aProvenSummary = { totalScore: 280, restsOnYourWord: 332, contradictions: 1 };

const nothingMissing = { unavailable: [], withheld: [] };

const aScore = (): z.input<typeof scoreReply> => ({
  totalScore: 612,
  earned: 612,
  unknown: 226,
  lost: 162,
  level: 'Fair',
  rulesVersion: 'scorecard-1.1',
  calculatedAt: moment,
  factors: {
    breakdown: {
      creditScore: {
        ...aFactor(68, 0.35, 'A personal score of 712 with no open collections.'),
        criteria: [
          {
            code: 'CS1',
            label: 'Personal credit score',
            value: 712,
            points: 92,
            maxPoints: 120,
            nextBand: { threshold: 720, points: 104 },
            worth: 12,
            unknown: 0,
            lost: 28,
          },
        ],
      },
      businessFinancials: aFactor(61, 0.3, 'Steady revenue and a positive EBITDA.'),
      documentCompleteness: aFactor(40, 0.2, 'Four of nine documents are ready.'),
      riskAssessment: aFactor(73, 0.15, 'An established business in a moderate industry.'),
    },
  },
  reasons: [
    {
      code: 'DC1',
      label: 'Tax returns',
      factor: 'documentCompleteness',
      pointsLost: 38,
      sentence: 'Two tax returns are missing.',
    },
  ],
  change30Days: 23,
  scoreImpact: { documents: 15, profileAndBanking: 8, other: 0, total: 23 },
  nextMilestone: { ...aMilestone, lenders: { eligible: 4, raised: 9 } },
  flags: [],
  proven: aProvenSummary,
  qualificationRate: 12,
  catalogueMode: 'real',
  canCarry: 97,
  ...nothingMissing,
});

const anAdvice = (): z.input<typeof recommendation> => ({
  id: 'DC1-tax-returns',
  code: 'DC1',
  factor: 'documentCompleteness',
  type: 'document',
  priority: 'high',
  title: 'Upload your tax returns',
  description: 'Lenders ask for the last two years.',
  why: 'Without them a lender cannot check your revenue.',
  actionSteps: ['Find the returns of the last two years', 'Upload each as a PDF'],
  evidence: 'Form 1120 or 1040 with Schedule C',
  impact: 38,
  expectedImpact: 38,
  certainty: 'exact',
  mostImpact: null,
  timeEstimate: '1 hour',
  timeframe: '1 hour',
  effort: 'low',
  implementationDifficulty: 'low',
  estimatedCost: 0,
  costKnown: true,
  status: 'active',
  completed: false,
  completedAt: null,
  achievedPoints: null,
  stillNeeded: null,
  href: pages.documents,
  patch: null,
});

const aCompletedAdvice = (): z.input<typeof recommendation> => ({
  ...anAdvice(),
  status: 'completed',
  completed: true,
  completedAt: moment,
  achievedPoints: 0,
  stillNeeded: 'Two tax returns are missing.',
});

export const scoreExamples: ExamplesOf<typeof scoreRoutes> = {
  dashboard: {
    reply: {
      score: {
        totalScore: 612,
        qualificationRate: 12,
        creditScore: 68,
        businessFinancials: 61,
        documentCompleteness: 40,
        riskAssessment: 73,
      },
      change30Days: 23,
      nextMilestone: aMilestone,
      proven: aProvenSummary,
      parts: {
        earned: 612,
        unknown: 208,
        lost: 180,
        factors: {
          creditScore: { earned: 204, unknown: 45, lost: 51 },
          businessFinancials: { earned: 214, unknown: 73, lost: 63 },
          documentCompleteness: { earned: 60, unknown: 60, lost: 30 },
          riskAssessment: { earned: 134, unknown: 30, lost: 36 },
        },
      },
      matchedLenders: 151,
      activeLenders: 1247,
      catalogueMode: 'real',
      canCarry: 97,
      recommendations: [anAdvice()],
      documents: {
        total: 4,
        categories: { tax_documents: 1, bank_statements: 2, financial_reports: 1 },
        progress: {
          tax_documents: { counted: 1, waiting: 0 },
          bank_statements: { counted: 1, waiting: 1 },
          financial_reports: { counted: 1, waiting: 0 },
        },
      },
      unavailable: [],
      withheld: [],
    },
  },
  score: { reply: aScore() },
  recalculateScore: { reply: { ...aScore(), previousTotal: 604, change: 8, staleSources: [] } },
  scorePlan: {
    query: { target: 650 },
    reply: {
      reachable: true,
      scoreNow: 612,
      scoreThen: 650,
      steps: [
        {
          code: 'DC1',
          title: 'Upload your tax returns',
          description: 'Lenders ask for the last two years.',
          href: pages.documents,
          effort: 'low',
          timeEstimate: '1 hour',
          estimatedCost: 0,
          changes: [],
          points: 38,
          scoreAfter: 650,
        },
      ],
      estimatedCost: 0,
      costKnown: true,
      timeToImplement: '1 hour',
      target: 650,
      questions: [],
      leftOut: [],
      lenders: { eligible: 4, raised: 9 },
    },
  },
  scoreHistory: {
    query: aPage,
    reply: whole({
      id: idOf(41),
      at: moment,
      from: 604,
      to: 612,
      change: 8,
      cause: { type: 'profile', fields: ['annualRevenueCurrent'] },
    }),
  },
  provenScore: { reply: aProvenScore() },
  provenHistory: {
    query: aPage,
    reply: whole({
      id: idOf(42),
      at: moment,
      from: 212,
      to: 280,
      change: 68,
      cause: { type: 'evidence' },
    }),
  },
  scoreInput: {
    reply: {
      figures: { annualRevenueCurrent: 640_000, personalCreditScore: 712 },
      answered: ['nsfIncidents'],
      accounts: [
        {
          accountId: idOf(21),
          accountType: 'checking',
          currentBalanceCents: 4_821_055,
          averageBalanceCents: 4_190_000,
        },
      ],
      documents: [
        {
          documentId: idOf(11),
          category: 'bank_statements',
          subcategory: 'business_checking',
          status: 'processed',
          fraudScore: 0.04,
          confidence: 0.97,
          signals: [],
          sha256: '5f1c2ab09d3e4b7186a0c1d2e3f405162738495a6b7c8d9e0f1a2b3c4d5e6f70',
          reviewRequired: false,
        },
      ],
      rulesVersion: 'scorecard-1.1',
      today: '2026-11-20',
    },
  },
};

const params = { id: 'DC1-tax-returns' };

export const adviceExamples: ExamplesOf<typeof adviceRoutes> = {
  recommendations: { query: aPage, reply: whole(anAdvice()) },
  completeRecommendation: { params, reply: aCompletedAdvice() },
  dismissRecommendation: { params, reply: { ...anAdvice(), status: 'dismissed' } },
  restoreRecommendation: { params, reply: anAdvice() },
  optimizationImpact: {
    body: { currentData: someFigures(), proposedChanges: [{ id: 'DC1-tax-returns' }] },
    reply: {
      totalImpact: 38,
      newScoreProjection: 650,
      timeToImplement: '1 hour',
      estimatedCost: 0,
      costKnown: true,
      improvements: [
        {
          id: 'DC1-tax-returns',
          title: 'Upload your tax returns',
          code: 'DC1',
          factor: 'documentCompleteness',
          field: null,
          from: null,
          to: null,
          changes: [],
          points: 38,
        },
      ],
    },
  },
};
