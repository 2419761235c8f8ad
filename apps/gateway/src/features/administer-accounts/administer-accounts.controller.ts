import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  type AccountPage,
  type AccountQuery,
  type AccountView,
  type RoleBody,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

@Controller()
export class AdministerAccountsController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.accounts)
  list(@Query(new ZodPipe(routes.accounts.query)) query: AccountQuery): Promise<AccountPage> {
    return this.services.call(rpc.identity.listAccounts, query);
  }

  @Route(routes.changeRole)
  changeRole(
    @SignedIn() { user }: Caller,
    @Param('id') accountId: string,
    @Body(new ZodPipe(routes.changeRole.body)) { role }: RoleBody,
  ): Promise<AccountView> {
    return this.services.call(rpc.identity.changeRole, { actorId: user.id, accountId, role });
  }
}
