import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type BusinessId, businessId, events, type UserId } from '@groundwork/contracts';
import { markErased } from '@groundwork/platform-erasure';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { erasureMark } from '../../domain/erasure-mark.rules.ts';
import { hasOtherOwner } from '../../domain/people.rules.ts';
import { findBusiness } from '../../persistence/business.repository.ts';
import {
  advanceState,
  cancelErasure,
  type Covered,
  type ErasureRow,
} from '../../persistence/erasure.repository.ts';
import { activeGrantsOf } from '../../persistence/grant.repository.ts';
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
      const covers = await this.coveredNow(manager, row, userId);
      if (!(await advanceState(manager, row, 'closing', `, closed_at = now(), covers = '${covers}'`))) return;
      if (covers !== 'account') await this.endBusiness(manager, businessId.parse(userId));
      if (covers === 'business') return;
      await this.endPerson(manager, userId);
      if (covers === 'everything') await cancelErasure(manager, { userId, covers: 'business' });
      await manager.update(userSchema, { id: userId }, { email: `${row.id}@erased.invalid`, passwordHash });
      await this.revokeAll(manager, userId);
    });
  }

  /** The ledger is outside the database, so that it survives the restore of a backup. */
  async request(row: ErasureRow, userId: UserId): Promise<void> {
    const { covers } = row;
    const mark = erasureMark({ userId, covers });
    await this.ledger.add(mark);
    await this.dataSource.transaction(async (manager) => {
      if (!(await advanceState(manager, row, covers === 'account' ? 'sweeping' : 'running'))) return;
      await markErased(manager, covers === 'account' ? mark : userId);
      if (covers === 'account') return;
      await appendToOutbox(manager, events.userErasureRequested, {
        aggregateId: row.id,
        aggregateVersion: 1,
        userId,
        data: { erasureId: row.id },
      });
    });
  }

  /** A first business with another owner outlives the person. */
  private async coveredNow(manager: EntityManager, { covers }: ErasureRow, userId: UserId): Promise<Covered> {
    const isPerson = await manager.existsBy(userSchema, { id: userId });
    if (!isPerson || covers === 'business') return 'business';
    const id = businessId.parse(userId);
    if (!(await findBusiness(manager, id))) return 'everything';
    const grants = await activeGrantsOf(manager, id, this.clock.now());
    return hasOtherOwner(grants, userId) ? 'account' : 'everything';
  }

  private async endBusiness(manager: EntityManager, id: BusinessId): Promise<void> {
    await closeBusiness(manager, id, this.clock.now());
    await manager.query(`update exports set state = 'failed' where user_id = $1 and state = 'building'`, [
      id,
    ]);
  }

  private async endPerson(manager: EntityManager, id: UserId): Promise<void> {
    const user = await manager.findOneBy(userSchema, { id });
    if (user) await leaveEverything(manager, user, this.clock.now());
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
