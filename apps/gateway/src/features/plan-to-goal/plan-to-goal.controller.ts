import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { PlanToGoal } from './plan-to-goal.query.ts';

@Controller()
export class PlanToGoalController {
  constructor(private readonly planToGoal: PlanToGoal) {}

  @Route(routes.scorePlan)
  toScore({ acting, query }: InputOf<typeof routes.scorePlan>) {
    return this.planToGoal.toScore(acting.userId, query.target);
  }

  @Route(routes.lenderFrontier)
  frontier({ acting }: InputOf<typeof routes.lenderFrontier>) {
    return this.planToGoal.frontier(acting.userId);
  }

  @Route(routes.lenderPlan)
  toLender({ acting, params }: InputOf<typeof routes.lenderPlan>) {
    return this.planToGoal.toLender(acting.userId, params.id);
  }
}
