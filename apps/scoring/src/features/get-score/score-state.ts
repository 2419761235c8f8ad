import type { NextMilestone, ScoreFactor, ScoreImpactLines, ScoreState } from '@groundwork/contracts';
import {
  currentRules,
  type FactorResult,
  nextMilestone,
  type Recommendation as EngineAdvice,
} from '@groundwork/engine-scoring';
import type { Standing } from './standing.ts';

const shownReasons = 4;

const factor = (result: FactorResult): ScoreFactor => ({ ...result, criteria: [...result.criteria] });

/** What the step would change elsewhere is not the screen's business. */
function milestoneOf(total: number, advice: EngineAdvice[], closed: ReadonlySet<string>): NextMilestone {
  const { ops: _, ...milestone } = nextMilestone(total, advice, { rules: currentRules, closed });
  return milestone;
}

interface Around {
  advice: EngineAdvice[];
  closed: ReadonlySet<string>;
  scoreImpact: ScoreImpactLines;
}

/** An engine's result as the contract tells it. */
export function scoreStateOf(
  { result, calculatedAt }: Standing,
  { advice, closed, scoreImpact }: Around,
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
    reasons: result.reasons.slice(0, shownReasons),
    change30Days: scoreImpact.total,
    scoreImpact,
    nextMilestone: milestoneOf(result.totalScore, advice, closed),
  };
}
