import type { z } from 'zod';
import type { witness } from '../../evidence.ts';
import type { provenCriterion, provenScore } from '../../proven-score.ts';
import { idOf, moment } from './example.ts';

const aWitnessId = `tax_return:annualRevenueCurrent:${idOf(11)}`;

const aFactor = (score: number, weight: number, details: string) => ({
  score,
  weight,
  contribution: Math.round(score * weight * 10),
  details,
  criteria: [],
});

export const aWitness = (): z.input<typeof witness> => ({
  id: aWitnessId,
  field: 'annualRevenueCurrent',
  source: 'tax_return',
  kind: 'schedule_c',
  value: 590_000,
  period: { from: '2025-01-01', to: '2025-12-31' },
  freshUntil: '2027-10-15',
  reviewed: false,
  confidence: 1,
  documentId: idOf(11),
  page: 1,
  figure: 'grossReceipts',
  corrected: false,
});

const aCriterion = (): z.input<typeof provenCriterion> => ({
  code: 'BF1',
  label: 'Annual revenue',
  value: 590_000,
  points: 30,
  maxPoints: 60,
  nextBand: { threshold: 1_000_000, points: 45 },
  worth: 15,
  badge: 'proven',
  statedPoints: 30,
  witnesses: [aWitnessId],
  provableBy: [],
});

export const aProvenScore = (): z.input<typeof provenScore> => ({
  totalScore: 280,
  confirmedTotal: 180,
  level: 'Needs Improvement',
  rulesVersion: 'scorecard-1.1',
  calculatedAt: moment,
  statedTotal: 612,
  restsOnYourWord: 332,
  factors: {
    breakdown: {
      creditScore: aFactor(0, 0.35, 'No figure is proven.'),
      businessFinancials: aFactor(48, 0.3, 'Your tax return confirms your revenue.'),
      documentCompleteness: aFactor(40, 0.2, 'Four of nine documents are ready.'),
      riskAssessment: aFactor(37, 0.15, 'Your bank rows confirm your cash flow.'),
    },
  },
  criteria: [aCriterion()],
  witnesses: [aWitness()],
  advice: [
    {
      act: 'balance_sheet',
      title: 'Upload a current balance sheet',
      sentence: 'Once a reviewer confirms it, it proves what you own and what you owe.',
      points: 78,
      fields: ['totalAssets', 'totalLiabilities'],
    },
  ],
  contradictions: [
    {
      field: 'annualRevenueCurrent',
      label: 'Annual revenue, current year',
      stated: 640_000,
      witnessed: 590_000,
      points: 0,
      criteria: ['BF1'],
      witnessId: aWitnessId,
      documentId: idOf(11),
      page: 1,
      outlier: null,
    },
  ],
  conflicts: [],
  expiring: [],
});
