import { Controller } from '@nestjs/common';
import {
  type ErasureId,
  type ErasureReceipt,
  type ErasureStatusReply,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetErasure } from './get-erasure.query.ts';

@Controller()
export class GetErasureRpc {
  constructor(private readonly getErasure: GetErasure) {}

  @Rpc(rpc.privacy.erasure)
  waiting(request: { userId: UserId }): Promise<ErasureStatusReply> {
    return this.getErasure.waiting(request);
  }

  @Rpc(rpc.privacy.receipt)
  receipt(request: { erasureId: ErasureId }): Promise<ErasureReceipt> {
    return this.getErasure.receipt(request);
  }
}
