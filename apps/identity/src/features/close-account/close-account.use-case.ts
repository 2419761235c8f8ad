import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { events, type UserId } from '@groundwork/contracts';
import { markErased } from '@groundwork/platform-erasure';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { type ErasureRow, advanceState } from '../../persistence/erasure.repository.ts';
import { hashPassword } from '../../persistence/password.adapter.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { ErasedLedger } from '../../persistence/erased-ledger.store.ts';

@Injectable()
export class CloseAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: ErasedLedger,
  ) {}

  async close(row: ErasureRow, userId: UserId): Promise<void> {
    const passwordHash = await hashPassword(randomUUID());
    await this.dataSource.transaction(async (manager) => {
      if (!(await advanceState(manager, row, 'closing', ', closed_at = now()'))) return;
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
