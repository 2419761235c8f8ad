import type { MilestoneStep, ProvenSummary, ScoreImpactLines, ScoreState } from '@groundwork/contracts';
import { currentRules, nextMilestone } from '@groundwork/engine-scoring';
import type { Advice } from './advice.rules.ts';
import { milestoneStepOf } from './milestone-step.view.ts';
import { scoreStateOf } from './score-state.view.ts';

interface Described {
  advice: Advice;
  score: ScoreState;
  milestoneStep?: MilestoneStep;
}

export function describedScore(
  advice: Advice,
  scoreImpact: ScoreImpactLines,
  proven: ProvenSummary,
): Described {
  const { ownerScore, current, marks } = advice;
  const context = { rules: currentRules, closed: new Set<string>(marks.keys()) };
  const { ops, ...milestone } = nextMilestone(ownerScore.result.totalScore, current, context);
  const score = scoreStateOf(ownerScore, { nextMilestone: milestone, scoreImpact, proven });
  return { advice, score, ...milestoneStepOf(ownerScore.input, ops) };
}
