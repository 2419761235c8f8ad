import { Controller } from '@nestjs/common';
import { type ResetPasswordBody, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { ResetPassword } from './reset-password.use-case.ts';

@Controller()
export class ResetPasswordRpc {
  constructor(private readonly resetPassword: ResetPassword) {}

  @Rpc(rpc.identity.resetPassword)
  async answer(request: ResetPasswordBody & ClientOrigin): Promise<Record<string, never>> {
    await this.resetPassword.run(request);
    return {};
  }
}
