import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { FieldPlace } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { consumeRecoveryCode } from '../../persistence/recovery-code.repository.ts';
import { createSecret, timeStepOf } from '../../domain/totp.rules.ts';

const secretPlace = (user: UserId): FieldPlace => ({
  table: 'mfa',
  column: 'sealed_secret',
  row: user,
  user,
});

@Injectable()
export class SecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DataKeys,
    private readonly clock: Clock,
  ) {}

  async begin(manager: EntityManager, userId: UserId): Promise<string | null> {
    const secret = createSecret();
    const sealed = await this.keys.seal(manager, secretPlace(userId), secret);
    const [stored]: unknown[] = await manager.query(
      `insert into mfa (user_id, sealed_secret) values ($1, $2)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_counter = -1
         where mfa.confirmed_at is null
       returning 1`,
      [userId, sealed],
    );
    return stored === undefined ? null : secret;
  }

  confirm(manager: EntityManager, userId: UserId, otp: string): Promise<boolean> {
    return this.consumeTimeStep(manager, userId, otp, 'confirmed_at is null');
  }

  async accept(manager: EntityManager, userId: UserId, otp: string): Promise<boolean> {
    if (await this.consumeTimeStep(manager, userId, otp, 'confirmed_at is not null')) return true;
    if (!(await consumeRecoveryCode(manager, userId, otp))) return false;
    await this.audit(manager, userId, 'mfa.recovery-code-used');
    return true;
  }

  /** Outside the transaction of the sign-in, which is rolled back. */
  async auditRejectedCode(userId: UserId): Promise<void> {
    await this.audit(this.dataSource.manager, userId, 'mfa.code-refused');
  }

  async stop(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('delete from recovery_codes where user_id = $1', [userId]);
    await manager.query('delete from mfa where user_id = $1', [userId]);
  }

  /** One statement, so that a code works once also in simultaneous requests. */
  private async consumeTimeStep(
    manager: EntityManager,
    userId: UserId,
    otp: string,
    state: 'confirmed_at is null' | 'confirmed_at is not null',
  ): Promise<boolean> {
    const code = otp.replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return false;
    const step = await this.findTimeStep(manager, userId, code);
    if (step === null) return false;
    const [, count] = await manager.query<[unknown, number]>(
      `update mfa set last_counter = $2, confirmed_at = coalesce(confirmed_at, now())
       where user_id = $1 and last_counter < $2 and ${state}`,
      [userId, step],
    );
    return count === 1;
  }

  private async findTimeStep(manager: EntityManager, userId: UserId, code: string): Promise<number | null> {
    const [row]: { sealed_secret: string }[] = await manager.query(
      'select sealed_secret from mfa where user_id = $1',
      [userId],
    );
    if (!row) return null;
    const secret = await this.keys.open(manager, secretPlace(userId), row.sealed_secret);
    return timeStepOf(secret, code, this.clock.now());
  }

  private audit(manager: EntityManager, userId: UserId, action: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
  }
}
