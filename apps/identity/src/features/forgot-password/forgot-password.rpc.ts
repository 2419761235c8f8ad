import { Controller } from '@nestjs/common';
import { type ForgotPasswordBody, rpc, type Spoken } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { ForgotPassword } from './forgot-password.use-case.ts';

@Controller()
export class ForgotPasswordRpc {
  constructor(private readonly forgotPassword: ForgotPassword) {}

  @Rpc(rpc.identity.forgotPassword)
  answer(request: ForgotPasswordBody & ClientOrigin): Promise<Spoken> {
    return this.forgotPassword.run(request);
  }
}
