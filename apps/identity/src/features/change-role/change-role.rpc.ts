import { Controller } from '@nestjs/common';
import { rpc, type UserSummary } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeRole, type RoleChange } from './change-role.use-case.ts';

@Controller()
export class ChangeRoleRpc {
  constructor(private readonly changeRole: ChangeRole) {}

  @Rpc(rpc.identity.changeRole)
  answer(request: RoleChange): Promise<UserSummary> {
    return this.changeRole.run(request);
  }
}
