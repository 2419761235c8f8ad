import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ReadAccessLog } from './read-access-log.query.ts';

@Controller()
export class ReadAccessLogController {
  constructor(private readonly accessLog: ReadAccessLog) {}

  @Route(routes.accessLog)
  read({ acting, query }: InputOf<typeof routes.accessLog>) {
    return this.accessLog.run(acting, query);
  }
}
