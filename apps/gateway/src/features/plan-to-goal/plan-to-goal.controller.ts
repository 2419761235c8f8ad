import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { PlanToGoal } from './plan-to-goal.query.ts';

@Controller()
export class PlanToGoalController {
  constructor(private readonly planToGoal: PlanToGoal) {}

  @Route(routes.scorePlan)
  toScore({ user, query }: InputOf<typeof routes.scorePlan>) {
    return this.planToGoal.toScore(user.id, query.target);
  }

  @Route(routes.lenderFrontier)
  frontier({ user }: InputOf<typeof routes.lenderFrontier>) {
    return this.planToGoal.frontier(user.id);
  }

  @Route(routes.lenderPlan)
  toLender({ user, params }: InputOf<typeof routes.lenderPlan>) {
    return this.planToGoal.toLender(user.id, params.id);
  }
}
