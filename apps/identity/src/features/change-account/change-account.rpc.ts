import { Controller } from '@nestjs/common';
import { type NameBody, rpc, type User, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeAccount } from './change-account.use-case.ts';

@Controller()
export class ChangeAccountRpc {
  constructor(private readonly changeAccount: ChangeAccount) {}

  @Rpc(rpc.identity.changeName)
  rename(request: NameBody & { userId: UserId }): Promise<User> {
    return this.changeAccount.rename(request);
  }

  @Rpc(rpc.identity.setPicture)
  setPicture(request: { userId: UserId; version: string | null }): Promise<User> {
    return this.changeAccount.setPicture(request);
  }
}
