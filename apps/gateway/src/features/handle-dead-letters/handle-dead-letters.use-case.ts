import { Injectable } from '@nestjs/common';
import { type OwnerService, ownerServices, type RequestOf, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { callAll } from '../../domain/partial-replies.rules.ts';

type Selection = RequestOf<(typeof rpc)[OwnerService]['requeue']>;

@Injectable()
export class HandleDeadLetters {
  constructor(private readonly services: RpcClient) {}

  async list() {
    const { replies, unavailable } = await callAll(ownerServices, (service) =>
      this.services.call(rpc[service].deadLetters, {}),
    );
    const items = replies.flatMap(([service, letters]) => letters.map((each) => ({ ...each, service })));
    return { items: items.sort((a, b) => (a.failedAt < b.failedAt ? 1 : -1)), unavailable };
  }

  requeue(service: OwnerService, selection: Selection) {
    return this.services.call(rpc[service].requeue, selection);
  }

  purge(service: OwnerService, selection: Selection) {
    return this.services.call(rpc[service].purge, selection);
  }
}
