import { Controller } from '@nestjs/common';
import { type DescribedPlan, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { PlanToGoal } from './plan-to-goal.query.ts';

@Controller()
export class PlanToGoalRpc {
  constructor(private readonly planToGoal: PlanToGoal) {}

  @Rpc(rpc.scoring.plan)
  answer({ userId, target }: { userId: UserId; target: number }): Promise<DescribedPlan> {
    return this.planToGoal.run(userId, target);
  }
}
