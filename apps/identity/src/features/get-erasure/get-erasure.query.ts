import { Injectable } from '@nestjs/common';
import type { ErasureId, ErasureReceipt, ErasureStatusReply, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { receiptNotFound } from '../../identity.errors.ts';
import { GraceDays } from '../request-erasure/request-erasure.use-case.ts';
import { erasureOf, erasureView, toReceipt, waitingErasure } from '../../persistence/erasure.repository.ts';

@Injectable()
export class GetErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly grace: GraceDays,
  ) {}

  async waiting({ userId }: { userId: UserId }): Promise<ErasureStatusReply> {
    const row = await waitingErasure(this.dataSource.manager, userId);
    return { erasure: row ? erasureView(row) : null, graceDays: this.grace.count };
  }

  async receipt({ erasureId }: { erasureId: ErasureId }): Promise<ErasureReceipt> {
    const row = await erasureOf(this.dataSource.manager, erasureId);
    if (!row) throw receiptNotFound();
    return toReceipt(row);
  }
}
