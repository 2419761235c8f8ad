import { Injectable } from '@nestjs/common';
import type { Acting, ErasureView } from '@groundwork/contracts';
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
  async run(proof: Proof & Acting): Promise<ErasureView> {
    const { userId } = proof;
    const { succeed } = await this.prove.run(proof);
    return this.dataSource.transaction(async (manager) => {
      await succeed(manager);
      const due = new Date(this.clock.now().getTime() + this.grace.count * dayMs);
      const row = await openErasure(manager, userId, due);
      if (!row) throw alreadyErasing();
      await this.account(manager, proof, 'erasure.requested', row.id);
      return erasureView(row);
    });
  }

  async cancel(acting: Acting): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const id = await cancelErasure(manager, acting.userId);
      if (!id) throw nothingToTakeBack();
      await this.account(manager, acting, 'erasure.cancelled', id);
    });
  }

  private account(
    manager: DataSource['manager'],
    { userId, actorId }: Acting,
    action: string,
    id: string,
  ): Promise<void> {
    return appendAudit(manager, { actor: actorId, action, subject: { type: 'erasure', id }, userId });
  }
}
