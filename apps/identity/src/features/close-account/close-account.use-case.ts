import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { businessId, events, type UserId } from '@groundwork/contracts';
import { markErased } from '@groundwork/platform-erasure';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { type ErasureRow, advanceState } from '../../persistence/erasure.repository.ts';
import { hashPassword } from '../../persistence/password.adapter.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { closeBusiness, leaveEverything } from '../leave-everything/leave-everything.use-case.ts';
import { ErasedLedger } from '../../persistence/erased-ledger.store.ts';

@Injectable()
export class CloseAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: ErasedLedger,
    private readonly clock: Clock,
  ) {}

  async close(row: ErasureRow, userId: UserId): Promise<void> {
    const passwordHash = await hashPassword(randomUUID());
    await this.dataSource.transaction(async (manager) => {
      if (!(await advanceState(manager, row, 'closing', ', closed_at = now()'))) return;
      await this.endAccess(manager, userId);
      await manager.update(userSchema, { id: userId }, { email: `${row.id}@erased.invalid`, passwordHash });
      const stop = `update exports set state = 'failed' where user_id = $1 and state = 'building'`;
      await manager.query(stop, [userId]);
      await this.revokeAll(manager, userId);
    });
  }

  /** The ledger is outside the database, so that it survives the restore of a backup. */
  async request(row: ErasureRow, userId: UserId): Promise<void> {
    await this.ledger.add(userId);
    await this.dataSource.transaction(async (manager) => {
      if (!(await advanceState(manager, row, 'running'))) return;
      await markErased(manager, userId);
      await appendToOutbox(manager, events.userErasureRequested, {
        aggregateId: row.id,
        aggregateVersion: 1,
        userId,
        data: { erasureId: row.id },
      });
    });
  }

  /** The owner of the data is a person with a first business, or a further business. */
  private async endAccess(manager: EntityManager, userId: UserId): Promise<void> {
    const now = this.clock.now();
    await closeBusiness(manager, businessId.parse(userId), now);
    const user = await manager.findOneBy(userSchema, { id: userId });
    if (user) await leaveEverything(manager, user, now);
  }

  private async revokeAll(manager: EntityManager, userId: UserId): Promise<void> {
    const [sessions] = await manager.query<[{ hash: string }[], number]>(
      'delete from sessions where user_id = $1 returning token_hash as hash',
      [userId],
    );
    if (sessions.length === 0) return;
    await appendToOutbox(manager, events.sessionRevoked, {
      aggregateId: userId,
      aggregateVersion: 1,
      userId,
      data: { tokenHashes: sessions.map(({ hash }) => hash) },
    });
  }
}
