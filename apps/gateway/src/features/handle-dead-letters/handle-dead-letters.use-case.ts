import { Injectable } from '@nestjs/common';
import { type OwnerService, ownerServices, type RequestOf, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { askAll } from '../../domain/partial-answers.rules.ts';

type Chosen = RequestOf<(typeof rpc)[OwnerService]['requeue']>;

@Injectable()
export class HandleDeadLetters {
  constructor(private readonly services: RpcClient) {}

  async list() {
    const { answers, unavailable } = await askAll(ownerServices, (service) =>
      this.services.call(rpc[service].deadLetters, {}),
    );
    const items = answers.flatMap(([service, letters]) => letters.map((each) => ({ ...each, service })));
    return { items: items.sort((a, b) => (a.failedAt < b.failedAt ? 1 : -1)), unavailable };
  }

  requeue(service: OwnerService, chosen: Chosen) {
    return this.services.call(rpc[service].requeue, chosen);
  }

  purge(service: OwnerService, chosen: Chosen) {
    return this.services.call(rpc[service].purge, chosen);
  }
}
