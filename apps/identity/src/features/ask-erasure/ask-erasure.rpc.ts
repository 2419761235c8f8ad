import { Controller } from '@nestjs/common';
import { type Acting, type ErasureView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { Proof } from '../prove-owner/prove-owner.use-case.ts';
import { AskErasure } from './ask-erasure.use-case.ts';

@Controller()
export class AskErasureRpc {
  constructor(private readonly askErasure: AskErasure) {}

  @Rpc(rpc.privacy.askErasure)
  ask(proof: Proof & Acting): Promise<ErasureView> {
    return this.askErasure.run(proof);
  }

  @Rpc(rpc.privacy.cancelErasure)
  async cancel(acting: Acting): Promise<Record<string, never>> {
    await this.askErasure.cancel(acting);
    return {};
  }
}
