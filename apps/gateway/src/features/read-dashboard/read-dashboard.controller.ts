import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ReadDashboard } from './read-dashboard.query.ts';

@Controller()
export class ReadDashboardController {
  constructor(private readonly dashboards: ReadDashboard) {}

  @Route(routes.dashboard)
  dashboard({ acting, business }: InputOf<typeof routes.dashboard>) {
    return this.dashboards.run(acting.userId, business.areas);
  }
}
