import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  type AccountId,
  accountId,
  type BankAccount,
  type BankAccountBody,
  type Page,
  type PageQuery,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { pageOfWhole } from '../../http/answer-list.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

const anAccount = new IdPipe(accountId);

@Controller()
export class ConnectAccountsController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.accounts)
  async list(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.accounts.query)) query: PageQuery,
  ): Promise<BankAccount[] | Page<BankAccount>> {
    return pageOfWhole(await this.services.call(rpc.profile.accounts, { userId: user.id }), query);
  }

  @Route(routes.addAccount)
  add(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.addAccount.body)) account: BankAccountBody,
  ): Promise<BankAccount> {
    return this.services.call(rpc.profile.addAccount, { userId: user.id, account });
  }

  @Route(routes.removeAccount)
  async remove(
    @SignedIn() { user }: Caller,
    @Param('id', anAccount) id: AccountId,
  ): Promise<{ success: true }> {
    await this.services.call(rpc.profile.removeAccount, { userId: user.id, accountId: id });
    return { success: true };
  }

  @Route(routes.restoreAccount)
  restore(@SignedIn() { user }: Caller, @Param('id', anAccount) id: AccountId): Promise<BankAccount> {
    return this.services.call(rpc.profile.restoreAccount, { userId: user.id, accountId: id });
  }
}
