import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangePassword, type PasswordChange } from './change-password.use-case.ts';

@Controller()
export class ChangePasswordRpc {
  constructor(private readonly changePassword: ChangePassword) {}

  @Rpc(rpc.identity.changePassword)
  async answer(request: PasswordChange): Promise<Record<string, never>> {
    await this.changePassword.run(request);
    return {};
  }
}
