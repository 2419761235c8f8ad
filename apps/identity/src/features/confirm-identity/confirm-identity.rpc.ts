import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ConfirmIdentity, type Confirmation } from './confirm-identity.use-case.ts';

@Controller()
export class ConfirmIdentityRpc {
  constructor(private readonly confirmIdentity: ConfirmIdentity) {}

  @Rpc(rpc.identity.confirmIdentity)
  async answer(request: Confirmation): Promise<Record<string, never>> {
    await this.confirmIdentity.run(request);
    return {};
  }
}
