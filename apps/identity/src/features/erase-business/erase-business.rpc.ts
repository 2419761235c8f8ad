import { Controller } from '@nestjs/common';
import { type Acting, type BusinessId, type ErasureView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnerProof } from '../verify-owner/verify-owner.use-case.ts';
import { EraseBusiness } from './erase-business.use-case.ts';

@Controller()
export class EraseBusinessRpc {
  constructor(private readonly eraseBusiness: EraseBusiness) {}

  @Rpc(rpc.identity.eraseBusiness)
  request(proof: OwnerProof & Acting & { id: BusinessId }): Promise<ErasureView> {
    return this.eraseBusiness.run(proof);
  }

  @Rpc(rpc.identity.keepBusiness)
  async cancel(request: Acting & { id: BusinessId }): Promise<Record<string, never>> {
    await this.eraseBusiness.cancel(request);
    return {};
  }
}
