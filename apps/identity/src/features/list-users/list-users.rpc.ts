import { Controller } from '@nestjs/common';
import { type Page, rpc, type UserId, type UserQuery, type UserSummary } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListUsers, type UserName } from './list-users.query.ts';

@Controller()
export class ListUsersRpc {
  constructor(private readonly listUsers: ListUsers) {}

  @Rpc(rpc.identity.listUsers)
  answer(request: UserQuery): Promise<Page<UserSummary>> {
    return this.listUsers.run(request);
  }

  @Rpc(rpc.identity.userNames)
  names(request: { userIds: UserId[] }): Promise<{ names: UserName[] }> {
    return this.listUsers.names(request);
  }
}
