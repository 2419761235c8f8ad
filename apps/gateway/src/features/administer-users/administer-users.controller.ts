import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  type EndedSessions,
  type Page,
  type ResetLink,
  type RoleBody,
  routes,
  rpc,
  userId,
  type UserId,
  type UserQuery,
  type UserSummary,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

@Controller()
export class AdministerUsersController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.users)
  list(@Query(new ZodPipe(routes.users.query)) query: UserQuery): Promise<Page<UserSummary>> {
    return this.services.call(rpc.identity.listUsers, query);
  }

  @Route(routes.changeRole)
  changeRole(
    @SignedIn() { user }: Caller,
    @Param('id', new IdPipe(userId)) id: UserId,
    @Body(new ZodPipe(routes.changeRole.body)) { role }: RoleBody,
  ): Promise<UserSummary> {
    return this.services.call(rpc.identity.changeRole, { actorId: user.id, userId: id, role });
  }

  @Route(routes.endSessionsOfUser)
  endSessions(
    @SignedIn() { user }: Caller,
    @Param('id', new IdPipe(userId)) id: UserId,
  ): Promise<EndedSessions> {
    return this.services.call(rpc.identity.endSessionsOfUser, { actorId: user.id, userId: id });
  }

  @Route(routes.issueResetLink)
  issueResetLink(
    @SignedIn() { user }: Caller,
    @Param('id', new IdPipe(userId)) id: UserId,
  ): Promise<ResetLink> {
    return this.services.call(rpc.identity.issueResetLink, { actorId: user.id, userId: id });
  }
}
