import { Controller } from '@nestjs/common';
import {
  type ForgotPasswordBody,
  type ResetLink,
  type ResetPasswordBody,
  rpc,
  type Spoken,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { From } from '../limit-attempts/attempt-limits.ts';
import { ForgotPassword } from './forgot-password.ts';
import { IssueResetLink } from './issue-reset-link.use-case.ts';
import { ResetPassword } from './reset-password.use-case.ts';

@Controller()
export class RecoverAccessRpc {
  constructor(
    private readonly forgotPassword: ForgotPassword,
    private readonly resetPassword: ResetPassword,
    private readonly issueResetLink: IssueResetLink,
  ) {}

  @Rpc(rpc.identity.forgotPassword)
  forgot(request: ForgotPasswordBody & From): Promise<Spoken> {
    return this.forgotPassword.run(request);
  }

  @Rpc(rpc.identity.resetPassword)
  async reset(request: ResetPasswordBody & From): Promise<Record<string, never>> {
    await this.resetPassword.run(request);
    return {};
  }

  @Rpc(rpc.identity.issueResetLink)
  issue(request: { actorId: UserId; userId: UserId }): Promise<ResetLink> {
    return this.issueResetLink.run(request);
  }
}
