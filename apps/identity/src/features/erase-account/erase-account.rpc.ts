import { Controller } from '@nestjs/common';
import {
  type ErasureId,
  type ErasureReceipt,
  type ErasureStanding,
  type ErasureView,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { noReceipt } from '../../identity.errors.ts';
import { erasureOf, erasureView, receiptOf, waitingErasure } from '../../persistence/erasures.ts';
import type { Proof } from '../manage-account/prove-owner.ts';
import { AskErasure } from './ask-erasure.use-case.ts';

@Controller()
export class EraseAccountRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly askErasure: AskErasure,
  ) {}

  @Rpc(rpc.privacy.erasure)
  async standing({ userId }: { userId: UserId }): Promise<ErasureStanding> {
    const row = await waitingErasure(this.dataSource.manager, userId);
    return { erasure: row ? erasureView(row) : null };
  }

  @Rpc(rpc.privacy.askErasure)
  ask(proof: Proof): Promise<ErasureView> {
    return this.askErasure.run(proof);
  }

  @Rpc(rpc.privacy.cancelErasure)
  async cancel({ userId }: { userId: UserId }): Promise<Record<string, never>> {
    await this.askErasure.cancel(userId);
    return {};
  }

  @Rpc(rpc.privacy.receipt)
  async receipt({ erasureId }: { erasureId: ErasureId }): Promise<ErasureReceipt> {
    const row = await erasureOf(this.dataSource.manager, erasureId);
    if (!row) throw noReceipt();
    return receiptOf(row);
  }
}
