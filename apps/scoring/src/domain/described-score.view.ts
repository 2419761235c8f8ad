import type { MilestoneStep, ScoreImpactLines, ScoreState } from '@groundwork/contracts';
import { currentRules, nextMilestone } from '@groundwork/engine-scoring';
import type { Advice } from './advice.rules.ts';
import { milestoneStepOf } from './milestone-step.view.ts';
import { scoreStateOf } from './score-state.view.ts';

interface Described {
  advice: Advice;
  score: ScoreState;
  milestoneStep?: MilestoneStep;
}

/** The score as its owner sees it, with the advice and the milestone that go with it. */
export function describedScore(advice: Advice, scoreImpact: ScoreImpactLines): Described {
  const { standing, current, marks } = advice;
  const around = { rules: currentRules, closed: new Set<string>(marks.keys()) };
  const { ops, ...milestone } = nextMilestone(standing.result.totalScore, current, around);
  const score = scoreStateOf(standing, { nextMilestone: milestone, scoreImpact });
  return { advice, score, ...milestoneStepOf(standing.input, ops) };
}
