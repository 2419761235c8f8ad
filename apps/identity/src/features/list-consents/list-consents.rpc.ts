import { Controller } from '@nestjs/common';
import { type Consent, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListConsents } from './list-consents.query.ts';

@Controller()
export class ListConsentsRpc {
  constructor(private readonly listConsents: ListConsents) {}

  @Rpc(rpc.privacy.consents)
  answer(request: { userId: UserId }): Promise<Consent[]> {
    return this.listConsents.run(request);
  }
}
