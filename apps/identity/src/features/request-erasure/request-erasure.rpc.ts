import { Controller } from '@nestjs/common';
import { type Acting, type ErasureView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnerProof } from '../verify-owner/verify-owner.use-case.ts';
import { RequestErasure } from './request-erasure.use-case.ts';

@Controller()
export class RequestErasureRpc {
  constructor(private readonly requestErasure: RequestErasure) {}

  @Rpc(rpc.privacy.askErasure)
  request(proof: OwnerProof & Acting): Promise<ErasureView> {
    return this.requestErasure.run(proof);
  }

  @Rpc(rpc.privacy.cancelErasure)
  async cancel(acting: Acting): Promise<Record<string, never>> {
    await this.requestErasure.cancel(acting);
    return {};
  }
}
