import type { UserId } from '@groundwork/contracts';
import { currentRules, nextMilestone } from '@groundwork/engine-scoring';
import type { EntityManager } from 'typeorm';
import { adviceOf } from '../advise/advice.ts';
import { impactSince } from './impact-since.ts';
import { milestoneStepOf } from './milestone-step.ts';
import { scoreStateOf } from './score-state.ts';
import { standingOf } from './standing.ts';

const thirtyDaysMs = 30 * 86_400_000;

/** The score as its owner sees it, with the advice and the milestone that go with it. */
export async function describeScore(manager: EntityManager, userId: UserId) {
  const standing = await standingOf(manager, userId);
  const advice = await adviceOf(manager, standing);
  const scoreImpact = await impactSince(manager, userId, new Date(Date.now() - thirtyDaysMs));
  const closed = new Set<string>(advice.marks.keys());
  const around = { rules: currentRules, closed };
  const { ops, ...milestone } = nextMilestone(standing.result.totalScore, advice.current, around);
  const score = scoreStateOf(standing, { nextMilestone: milestone, scoreImpact });
  return { advice, score, ...milestoneStepOf(standing.input, ops) };
}
