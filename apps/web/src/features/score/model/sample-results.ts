import type { ProvenCriterion, ProvenScore, RecommendationId, ScoreReply } from '@groundwork/contracts';
import {
  currentRules,
  recommend,
  score,
  type ScoreInput,
  scoringFigures,
  type ScoreResult,
} from '@groundwork/engine-scoring';
import type { TrendPoint } from '@groundwork/web-ui';
import { orderPlan } from '#shared/advice/owner-plan.ts';

const today = '2026-11-02';
const calculatedAt = `${today}T15:00:00Z`;

/** The figures of an invented bakery. */
const figures = {
  personalCreditScore: 712,
  totalCreditLimits: 60_000,
  currentCreditBalances: 24_600,
  bankruptcyHistory: 'none',
  foreclosureHistory: 'none',
  taxLienHistory: 'none',
  judgmentHistory: 'none',
  creditHistoryLength: 12,
  annualRevenueCurrent: 640_000,
  annualRevenuePrevious: 590_000,
  operatingCashFlow: 96_000,
  monthlyDebtPayments: 2100,
  loanRequestAmount: 90_000,
  loanTerm: 60,
  netProfitMargin: 9,
  averageBankBalance: 18_000,
  dateStarted: '2019-04-01',
  industryType: 'Retail',
  hasEin: true,
  businessStructure: 'llc',
};

const taxReturn = {
  category: 'tax_documents',
  status: 'verified',
  fraudScore: 0,
  confidence: 1,
  signals: [],
  sha256: 'sample',
} as const;

const input: ScoreInput = {
  figures: scoringFigures.parse(figures),
  accounts: [{ accountType: 'checking', currentBalance: 18_200, averageBalance: 17_500 }],
  documents: [taxReturn],
  unanswered: Object.keys(scoringFigures.shape).filter((field) => !(field in figures)),
};

function breakdownOf({ factors }: ScoreResult): ScoreReply['factors']['breakdown'] {
  const parts = Object.entries(factors).map(([key, { wording: _, criteria, ...factor }]) => [
    key,
    { ...factor, criteria: [...criteria] },
  ]);
  return Object.fromEntries(parts) as ScoreReply['factors']['breakdown'];
}

const mostReasons = 4;

function toReply(result: ScoreResult): ScoreReply {
  const { totalScore, earned, unknown, lost, level, rulesVersion } = result;
  return {
    totalScore,
    earned,
    unknown,
    lost,
    level,
    rulesVersion,
    calculatedAt,
    qualificationRate: 0,
    catalogueMode: 'empty',
    unavailable: [],
    factors: { breakdown: breakdownOf(result) },
    reasons: result.reasons.slice(0, mostReasons).map(({ wording: _, ...reason }) => reason),
    flags: [],
    change30Days: 0,
    scoreImpact: { documents: 0, profileAndBanking: 0, other: 0, total: 0 },
    nextMilestone: { title: '', points: null, href: null, target: totalScore, progress: 0, lenders: null },
  };
}

const result = score(input, today, currentRules);

export const sampleScore: ScoreReply = toReply(result);

const provenCodes: readonly string[] = ['BF3', 'BF5'];
const witness: ProvenScore['witnesses'][number] = {
  id: 'return',
  field: 'annualRevenueCurrent',
  source: 'tax_return',
  kind: 'form_1120',
  value: 640_000,
  period: { from: '2025-01-01', to: '2025-12-31' },
  freshUntil: null,
  reviewed: true,
  confidence: 1,
  corrected: false,
};

/** The tax return shows revenue and profit. */
export const sampleProof: Pick<ProvenScore, 'criteria' | 'witnesses' | 'rulesVersion'> = {
  rulesVersion: result.rulesVersion,
  witnesses: [witness],
  criteria: Object.values(result.factors)
    .flatMap(({ criteria }) => criteria)
    .filter(({ code }) => provenCodes.includes(code))
    .map((criterion): ProvenCriterion => ({
      ...criterion,
      badge: 'proven',
      statedPoints: criterion.points,
      witnesses: [witness.id],
      provableBy: [],
    })),
};

const advice = recommend(input, { userId: 'sample', today, rules: currentRules });

export const sampleMoves = orderPlan(
  advice.map((move) => ({ ...move, id: move.id as RecommendationId, status: 'active' as const })),
  sampleScore.nextMilestone,
);

const withoutReturn = score({ ...input, documents: [] }, today, currentRules).totalScore;

export const sampleHistory: readonly TrendPoint[] = [
  { at: '2026-06-10T15:00:00Z', value: withoutReturn },
  { at: '2026-09-14T15:00:00Z', value: sampleScore.totalScore },
  { at: calculatedAt, value: sampleScore.totalScore },
];
