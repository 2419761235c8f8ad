import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { HandleDeadLetters } from './handle-dead-letters.use-case.ts';

@Controller()
export class HandleDeadLettersController {
  constructor(private readonly deadLetters: HandleDeadLetters) {}

  @Route(routes.deadLetters)
  list() {
    return this.deadLetters.list();
  }

  @Route(routes.requeueDeadLetters)
  requeue({ user, body: { service, ids } }: InputOf<typeof routes.requeueDeadLetters>) {
    return this.deadLetters.requeue(service, { actorId: user.id, ids });
  }

  @Route(routes.purgeDeadLetters)
  purge({ user, body: { service, ids } }: InputOf<typeof routes.purgeDeadLetters>) {
    return this.deadLetters.purge(service, { actorId: user.id, ids });
  }
}
