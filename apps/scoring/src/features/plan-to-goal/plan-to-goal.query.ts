import { Injectable } from '@nestjs/common';
import type { DescribedPlan, GoalStep, UserId } from '@groundwork/contracts';
import { currentRules, type PlanStep, planToScore } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { dismissedIn } from '../../domain/advice.rules.ts';
import { milestoneStepOf } from '../../domain/milestone-step.view.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';
import { readAdvice, readOwnerScore } from '../../persistence/owner.repository.ts';

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

  async run(userId: UserId, target: number): Promise<DescribedPlan> {
    const { ownerScore, dismissed } = await readSnapshot(this.dataSource, async (manager) => {
      const ownerScore = await readOwnerScore(manager, userId, this.clock.now());
      return { ownerScore, dismissed: dismissedIn(await readAdvice(manager, ownerScore)) };
    });
    const { input, today } = ownerScore;
    const without = new Set(dismissed.map(({ code }) => code));
    const { steps, questions, ...plan } = planToScore(input, {
      target,
      today,
      rules: currentRules,
      without,
    });
    return {
      ...plan,
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
