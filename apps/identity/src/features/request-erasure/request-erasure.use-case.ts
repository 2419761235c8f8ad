import { Injectable } from '@nestjs/common';
import { type Acting, type ErasureView, events } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { erasureAlreadyRequested, noErasureToCancel } from '../../identity.errors.ts';
import { cancelErasure, erasureView, openErasure } from '../../persistence/erasure.repository.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';

export class GraceDays {
  constructor(readonly count: number) {}
}

const dayMs = 86_400_000;

@Injectable()
export class RequestErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly grace: GraceDays,
    private readonly clock: Clock,
  ) {}

  /** Needs the password: a person at an open browser must not be able to end the account. */
  async run(proof: OwnerProof & Acting): Promise<ErasureView> {
    const { userId } = proof;
    const { onSuccess } = await this.owner.verify(proof);
    return this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      const due = new Date(this.clock.now().getTime() + this.grace.count * dayMs);
      const row = await openErasure(manager, userId, due);
      if (!row) throw erasureAlreadyRequested();
      await this.audit(manager, proof, 'erasure.requested', row.id);
      await appendToOutbox(manager, events.userErasurePlanned, {
        aggregateId: row.id,
        aggregateVersion: 1,
        userId,
        data: { erasureId: row.id, dueAt: due.toISOString() },
      });
      return erasureView(row);
    });
  }

  async cancel(acting: Acting): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const id = await cancelErasure(manager, acting.userId);
      if (!id) throw noErasureToCancel();
      await this.audit(manager, acting, 'erasure.cancelled', id);
    });
  }

  private audit(
    manager: DataSource['manager'],
    { userId, actorId }: Acting,
    action: string,
    id: string,
  ): Promise<void> {
    return appendAudit(manager, { actor: actorId, action, subject: { type: 'erasure', id }, userId });
  }
}
