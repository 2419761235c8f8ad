import { Controller } from '@nestjs/common';
import { type RoleChange, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeRole, type RoleRequest } from './change-role.use-case.ts';

@Controller()
export class ChangeRoleRpc {
  constructor(private readonly changeRole: ChangeRole) {}

  @Rpc(rpc.identity.changeRole)
  answer(request: RoleRequest): Promise<RoleChange> {
    return this.changeRole.run(request);
  }
}
