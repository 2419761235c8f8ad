import { routes } from '@groundwork/contracts';
import { Controller } from '@nestjs/common';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ListDeadlines } from './list-deadlines.query.ts';

@Controller()
export class ListDeadlinesController {
  constructor(private readonly deadlines: ListDeadlines) {}

  @Route(routes.deadlines)
  list({ acting, business }: InputOf<typeof routes.deadlines>) {
    return this.deadlines.run(acting, business.areas);
  }
}
