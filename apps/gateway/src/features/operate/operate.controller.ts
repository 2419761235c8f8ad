import { Controller } from '@nestjs/common';
import { ownerServices, routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { askAll, mergeAudits } from './merge-audits.ts';

@Controller()
export class OperateController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.audit)
  audit({ query }: InputOf<typeof routes.audit>) {
    return mergeAudits(this.services, query);
  }

  @Route(routes.deadLetters)
  async deadLetters() {
    const { answers, unavailable } = await askAll(ownerServices, (service) =>
      this.services.call(rpc[service].deadLetters, {}),
    );
    const items = answers.flatMap(([service, letters]) => letters.map((each) => ({ ...each, service })));
    return { items: items.sort((a, b) => (a.failedAt < b.failedAt ? 1 : -1)), unavailable };
  }

  @Route(routes.requeueDeadLetters)
  requeue({ user, body: { service, ids } }: InputOf<typeof routes.requeueDeadLetters>) {
    return this.services.call(rpc[service].requeue, { actorId: user.id, ids });
  }

  @Route(routes.purgeDeadLetters)
  purge({ user, body: { service, ids } }: InputOf<typeof routes.purgeDeadLetters>) {
    return this.services.call(rpc[service].purge, { actorId: user.id, ids });
  }

  @Route(routes.support)
  support({ user, query: { search } }: InputOf<typeof routes.support>) {
    return this.services.call(rpc.privacy.support, { actorId: user.id, search });
  }
}
