import { Controller } from '@nestjs/common';
import { type ConfirmEmailBody, rpc, type Spoken } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import type { OwnerProof } from '../verify-owner/verify-owner.use-case.ts';
import { ChangeEmail } from './change-email.use-case.ts';

@Controller()
export class ChangeEmailRpc {
  constructor(private readonly changeEmail: ChangeEmail) {}

  @Rpc(rpc.identity.changeEmail)
  request(request: OwnerProof & { email: string }): Promise<Spoken> {
    return this.changeEmail.request(request);
  }

  @Rpc(rpc.identity.confirmEmail)
  async confirm(request: ConfirmEmailBody & ClientOrigin): Promise<Record<string, never>> {
    await this.changeEmail.confirm(request);
    return {};
  }
}
