import { Injectable } from '@nestjs/common';
import type { Acting, ErasureView } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { erasureAlreadyRequested, noErasureToCancel } from '../../identity.errors.ts';
import { businessesOwnedBy } from '../../persistence/business.repository.ts';
import {
  cancelErasure,
  erasureView,
  openErasure,
  plannedEnds,
} from '../../persistence/erasure.repository.ts';
import { AnnounceErasure } from '../announce-erasure/announce-erasure.use-case.ts';
import { type OwnerProof, VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';

export class GraceDays {
  constructor(readonly count: number) {}
}

const dayMs = 86_400_000;

export const endOfGrace = (now: Date, { count }: GraceDays): Date => new Date(now.getTime() + count * dayMs);

@Injectable()
export class RequestErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owner: VerifyOwner,
    private readonly announceErasure: AnnounceErasure,
    private readonly grace: GraceDays,
    private readonly clock: Clock,
  ) {}

  /** Needs the password: a person at an open browser must not be able to end the account. */
  async run(proof: OwnerProof & Acting): Promise<ErasureView> {
    const { userId, actorId: actor } = proof;
    const { onSuccess } = await this.owner.verify(proof);
    return this.dataSource.transaction(async (manager) => {
      await onSuccess(manager);
      const now = this.clock.now();
      const erased = { userId, covers: 'everything' } as const;
      const erasure = await openErasure(manager, erased, endOfGrace(now, this.grace));
      if (!erasure) throw erasureAlreadyRequested();
      await this.audit(manager, proof, 'erasure.requested', erasure.id);
      const owned = await businessesOwnedBy(manager, userId);
      const ending = await plannedEnds(
        manager,
        owned.map(({ id }) => id),
      );
      for (const business of ending.keys())
        await this.announceErasure.run(manager, { business, erasure, actor, now });
      return erasureView(erasure);
    });
  }

  async cancel(acting: Acting): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const id = await cancelErasure(manager, { userId: acting.userId, covers: 'everything' });
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
