import { Injectable } from '@nestjs/common';
import type { DescribedPlan, GoalStep, UserId } from '@groundwork/contracts';
import { currentRules, type PlanStep, planToScore } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { dismissedIn } from '../../domain/advice.rules.ts';
import { milestoneStepOf } from '../../domain/milestone-step.view.ts';
import { readOneMoment } from '../../persistence/one-moment.repository.ts';
import { readAdvice, readStanding } from '../../persistence/owner.repository.ts';

const goalStep = ({ ops: _, hours: __, wording: ___, changes, ...step }: PlanStep): GoalStep => ({
  ...step,
  changes: [...changes],
});

@Injectable()
export class PlanToGoal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** From what the score is made of today; what its owner has dismissed is no step. */
  async run(userId: UserId, target: number): Promise<DescribedPlan> {
    const { standing, dismissed } = await readOneMoment(this.dataSource, async (manager) => {
      const standing = await readStanding(manager, userId, this.clock.now());
      return { standing, dismissed: dismissedIn(await readAdvice(manager, standing)) };
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
}
