import type { ProvenCriterion, ProvenScore, RecommendationId, ScoreReply } from '@groundwork/contracts';
import { currentRules, recommend, score, type ScoreResult } from '@groundwork/engine-scoring';
import type { TrendPoint } from '@groundwork/web-ui';
import { orderPlan } from '#shared/advice/owner-plan.ts';
import { rosa } from '#shared/sample/rosa.ts';
import { rosaInputs, rosaToday } from '#shared/sample/rosa-figures.ts';

const today = rosaToday;
const calculatedAt = `${today}T12:00:00Z`;
const input = rosaInputs[rosaInputs.length - 1] ?? rosaInputs[0];

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
    qualificationRate: Math.floor((100 * rosa.lenders.fit) / rosa.lenders.of),
    catalogueMode: 'sample',
    unavailable: [],
    withheld: [],
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

const days = ['2026-06-10', '2026-07-08', '2026-09-14', '2026-10-12', today];

export const sampleHistory: readonly TrendPoint[] = rosaInputs.map((each, index) => ({
  at: `${days[index]}T12:00:00Z`,
  value: score(each, today, currentRules).totalScore,
}));
