import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ReadAudit } from './read-audit.query.ts';

@Controller()
export class ReadAuditController {
  constructor(private readonly audit: ReadAudit) {}

  @Route(routes.audit)
  read({ query }: InputOf<typeof routes.audit>) {
    return this.audit.run(query);
  }
}
