import { Controller } from '@nestjs/common';
import { type DescribedPlan, type GoalStep, rpc, type UserId, type WalkedPlan } from '@groundwork/contracts';
import {
  type AskedStep,
  currentRules,
  type PlanStep,
  planToScore,
  walkToLender,
} from '@groundwork/engine-scoring';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { readOneMoment } from '../../persistence/one-moment.ts';
import { type Advice, adviceOf } from '../advise/advice.ts';
import { milestoneStepOf } from '../get-score/milestone-step.ts';
import { standingOf } from '../get-score/standing.ts';

const dismissedIn = ({ current, marks }: Advice) =>
  current.filter(({ id }) => marks.get(id)?.status === 'dismissed');

const goalStep = ({ ops: _, hours: __, changes, ...step }: PlanStep): GoalStep => ({
  ...step,
  changes: [...changes],
});

@Controller()
export class PlanToGoalRpc {
  constructor(private readonly dataSource: DataSource) {}

  /** From what the score is made of today; what its owner has dismissed is no step. */
  @Rpc(rpc.scoring.plan)
  async plan({ userId, target }: { userId: UserId; target: number }): Promise<DescribedPlan> {
    const { standing, dismissed } = await readOneMoment(this.dataSource, async (manager) => {
      const standing = await standingOf(manager, userId);
      return { standing, dismissed: dismissedIn(await adviceOf(manager, standing)) };
    });
    const { input, today } = standing;
    const without = new Set(dismissed.map(({ code }) => code));
    const { steps, questions, ...found } = planToScore(input, {
      target,
      today,
      rules: currentRules,
      without,
    });
    return {
      ...found,
      target,
      steps: steps.map(goalStep),
      questions: [...questions],
      leftOut: dismissed.map(({ title }) => title),
      ...milestoneStepOf(
        input,
        steps.flatMap((step) => step.ops),
      ),
    };
  }

  @Rpc(rpc.scoring.walk)
  async walk({ userId, changes }: { userId: UserId; changes: AskedStep[] }): Promise<WalkedPlan> {
    const { input, today } = await readOneMoment(this.dataSource, (manager) => standingOf(manager, userId));
    const { steps, ...walk } = walkToLender(input, changes, { today, rules: currentRules });
    return { ...walk, steps: [...steps] };
  }
}
