import type { NextMilestone, ScoreFactor, ScoreImpactLines, ScoreState } from '@groundwork/contracts';
import type { FactorResult } from '@groundwork/engine-scoring';
import type { OwnerScore } from './owner-score.rules.ts';

const maxReasons = 4;

const factor = ({ wording: _, ...result }: FactorResult): ScoreFactor => ({
  ...result,
  criteria: [...result.criteria],
});

interface ScoreContext {
  nextMilestone: NextMilestone;
  scoreImpact: ScoreImpactLines;
}

export function scoreStateOf(
  { result, calculatedAt }: OwnerScore,
  { nextMilestone, scoreImpact }: ScoreContext,
): ScoreState {
  const { creditScore, businessFinancials, documentCompleteness, riskAssessment } = result.factors;
  return {
    totalScore: result.totalScore,
    earned: result.earned,
    unknown: result.unknown,
    lost: result.lost,
    level: result.level,
    rulesVersion: result.rulesVersion,
    calculatedAt: calculatedAt.toISOString(),
    factors: {
      breakdown: {
        creditScore: factor(creditScore),
        businessFinancials: factor(businessFinancials),
        documentCompleteness: factor(documentCompleteness),
        riskAssessment: factor(riskAssessment),
      },
    },
    reasons: result.reasons.slice(0, maxReasons).map(({ wording: _, ...reason }) => reason),
    change30Days: scoreImpact.total,
    scoreImpact,
    nextMilestone,
    flags: result.flags,
  };
}
