import { Injectable } from '@nestjs/common';
import type { ErasureView, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { alreadyErasing, nothingToTakeBack } from '../../identity.errors.ts';
import { cancelErasure, erasureView, openErasure } from '../../persistence/erasure.repository.ts';
import { type Proof, ProveOwner } from '../prove-owner/prove-owner.use-case.ts';

export class GraceDays {
  constructor(readonly count: number) {}
}

const dayMs = 86_400_000;

@Injectable()
export class AskErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly prove: ProveOwner,
    private readonly grace: GraceDays,
    private readonly clock: Clock,
  ) {}

  /** A session alone is not enough: whoever finds a browser open must not be able to end an account. */
  async run(proof: Proof): Promise<ErasureView> {
    const { userId } = proof;
    const { succeed } = await this.prove.run(proof);
    return this.dataSource.transaction(async (manager) => {
      await succeed(manager);
      const due = new Date(this.clock.now().getTime() + this.grace.count * dayMs);
      const row = await openErasure(manager, userId, due);
      if (!row) throw alreadyErasing();
      await this.account(manager, userId, 'erasure.requested', row.id);
      return erasureView(row);
    });
  }

  async cancel(userId: UserId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const id = await cancelErasure(manager, userId);
      if (!id) throw nothingToTakeBack();
      await this.account(manager, userId, 'erasure.cancelled', id);
    });
  }

  private account(manager: DataSource['manager'], userId: UserId, action: string, id: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'erasure', id }, userId });
  }
}
