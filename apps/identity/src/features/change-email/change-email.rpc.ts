import { Controller } from '@nestjs/common';
import { type ConfirmEmailBody, rpc, type Spoken } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { From } from '../limit-attempts/limit-attempts.use-case.ts';
import type { Proof } from '../prove-owner/prove-owner.use-case.ts';
import { ChangeEmail } from './change-email.use-case.ts';

@Controller()
export class ChangeEmailRpc {
  constructor(private readonly changeEmail: ChangeEmail) {}

  @Rpc(rpc.identity.changeEmail)
  ask(request: Proof & { email: string }): Promise<Spoken> {
    return this.changeEmail.ask(request);
  }

  @Rpc(rpc.identity.confirmEmail)
  async confirm(request: ConfirmEmailBody & From): Promise<Record<string, never>> {
    await this.changeEmail.confirm(request);
    return {};
  }
}
