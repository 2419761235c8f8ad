import { Controller } from '@nestjs/common';
import { type AccountView, type Role, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeRole } from './change-role.use-case.ts';

@Controller()
export class ChangeRoleRpc {
  constructor(private readonly changeRole: ChangeRole) {}

  @Rpc(rpc.identity.changeRole)
  answer(request: { actorId: UserId; accountId: string; role: Role }): Promise<AccountView> {
    return this.changeRole.run(request);
  }
}
