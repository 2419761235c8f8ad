import type { NextMilestone, ScoreFactor, ScoreImpactLines, ScoreState } from '@groundwork/contracts';
import type { FactorResult } from '@groundwork/engine-scoring';
import type { Standing } from './standing.rules.ts';

const shownReasons = 4;

const factor = ({ wording: _, ...result }: FactorResult): ScoreFactor => ({
  ...result,
  criteria: [...result.criteria],
});

interface Around {
  nextMilestone: NextMilestone;
  scoreImpact: ScoreImpactLines;
}

/** An engine's result as the contract tells it. */
export function scoreStateOf(
  { result, calculatedAt }: Standing,
  { nextMilestone, scoreImpact }: Around,
): ScoreState {
  const { creditScore, businessFinancials, documentCompleteness, riskAssessment } = result.factors;
  return {
    totalScore: result.totalScore,
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
    reasons: result.reasons.slice(0, shownReasons).map(({ wording: _, ...reason }) => reason),
    change30Days: scoreImpact.total,
    scoreImpact,
    nextMilestone,
    flags: result.flags,
  };
}
