import type {
  NextMilestone,
  ProvenSummary,
  ScoreFactor,
  ScoreImpactLines,
  ScoreState,
} from '@groundwork/contracts';
import type { FactorResult, ScoreResult } from '@groundwork/engine-scoring';
import type { OwnerScore } from './owner-score.rules.ts';

const maxReasons = 4;

const factor = ({ wording: _, ...result }: FactorResult): ScoreFactor => ({
  ...result,
  criteria: [...result.criteria],
});

export function factorsOf({ factors }: ScoreResult): ScoreState['factors'] {
  const { creditScore, businessFinancials, documentCompleteness, riskAssessment } = factors;
  return {
    breakdown: {
      creditScore: factor(creditScore),
      businessFinancials: factor(businessFinancials),
      documentCompleteness: factor(documentCompleteness),
      riskAssessment: factor(riskAssessment),
    },
  };
}

interface ScoreContext {
  nextMilestone: NextMilestone;
  scoreImpact: ScoreImpactLines;
  proven: ProvenSummary;
}

export function scoreStateOf(
  { result, calculatedAt }: OwnerScore,
  { nextMilestone, scoreImpact, proven }: ScoreContext,
): ScoreState {
  return {
    totalScore: result.totalScore,
    earned: result.earned,
    unknown: result.unknown,
    lost: result.lost,
    level: result.level,
    rulesVersion: result.rulesVersion,
    calculatedAt: calculatedAt.toISOString(),
    factors: factorsOf(result),
    reasons: result.reasons.slice(0, maxReasons).map(({ wording: _, ...reason }) => reason),
    change30Days: scoreImpact.total,
    scoreImpact,
    nextMilestone,
    flags: result.flags,
    proven,
  };
}
