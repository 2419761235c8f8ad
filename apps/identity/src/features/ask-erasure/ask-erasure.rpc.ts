import { Controller } from '@nestjs/common';
import { type ErasureView, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { Proof } from '../prove-owner/prove-owner.use-case.ts';
import { AskErasure } from './ask-erasure.use-case.ts';

@Controller()
export class AskErasureRpc {
  constructor(private readonly askErasure: AskErasure) {}

  @Rpc(rpc.privacy.askErasure)
  ask(proof: Proof): Promise<ErasureView> {
    return this.askErasure.run(proof);
  }

  @Rpc(rpc.privacy.cancelErasure)
  async cancel({ userId }: { userId: UserId }): Promise<Record<string, never>> {
    await this.askErasure.cancel(userId);
    return {};
  }
}
