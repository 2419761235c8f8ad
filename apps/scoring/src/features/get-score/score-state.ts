import type { NextMilestone, ScoreFactor, ScoreState } from '@groundwork/contracts';
import type { FactorResult, NextMilestone as EngineMilestone, ScoreResult } from '@groundwork/engine-scoring';

const shownReasons = 4;

interface Around {
  calculatedAt: Date;
  change30Days: number;
  nextMilestone: NextMilestone;
}

const factor = (result: FactorResult): ScoreFactor => ({ ...result, criteria: [...result.criteria] });

/** What the step would change elsewhere is not the screen's business. */
export const shownMilestone = ({ ops: _, ...milestone }: EngineMilestone): NextMilestone => milestone;

/** An engine's result as the contract tells it. */
export function scoreStateOf(result: ScoreResult, around: Around): ScoreState {
  const { creditScore, businessFinancials, documentCompleteness, riskAssessment } = result.factors;
  return {
    totalScore: result.totalScore,
    level: result.level,
    rulesVersion: result.rulesVersion,
    calculatedAt: around.calculatedAt.toISOString(),
    factors: {
      breakdown: {
        creditScore: factor(creditScore),
        businessFinancials: factor(businessFinancials),
        documentCompleteness: factor(documentCompleteness),
        riskAssessment: factor(riskAssessment),
      },
    },
    reasons: result.reasons.slice(0, shownReasons),
    change30Days: around.change30Days,
    nextMilestone: around.nextMilestone,
  };
}
