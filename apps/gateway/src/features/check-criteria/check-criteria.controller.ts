import { Controller } from '@nestjs/common';
import { type CheckedCriteria, routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { CheckCriteria } from './check-criteria.use-case.ts';

@Controller()
export class CheckCriteriaController {
  constructor(private readonly criteria: CheckCriteria) {}

  @Route(routes.criteriaSchema)
  async schema({ reply }: InputOf<typeof routes.criteriaSchema>): Promise<void> {
    await reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .type('application/schema+json')
      .send(JSON.stringify(await this.criteria.schema()));
  }

  @Route(routes.checkCriteria)
  check({ body, request }: InputOf<typeof routes.checkCriteria>): Promise<CheckedCriteria> {
    return this.criteria.check(body, request.ip);
  }
}
