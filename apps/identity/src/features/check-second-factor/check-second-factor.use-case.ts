import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { FieldPlace } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { useUpRecoveryCode } from '../../persistence/recovery-code.repository.ts';
import { newSecret, stepOf } from '../../domain/totp.rules.ts';

const placeOf = (user: UserId): FieldPlace => ({ table: 'mfa', column: 'sealed_secret', row: user, user });

/** The app and the recovery codes of one person. Each code opens one thing once. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DataKeys,
    private readonly clock: Clock,
  ) {}

  /** A secret that waits for its first code; null where one is in use already. */
  async begin(manager: EntityManager, userId: UserId): Promise<string | null> {
    const secret = newSecret();
    const sealed = await this.keys.seal(manager, placeOf(userId), secret);
    const [kept]: unknown[] = await manager.query(
      `insert into mfa (user_id, sealed_secret) values ($1, $2)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_counter = -1
         where mfa.confirmed_at is null
       returning 1`,
      [userId, sealed],
    );
    return kept === undefined ? null : secret;
  }

  /** The first code of the app puts the secret to use. */
  confirm(manager: EntityManager, userId: UserId, otp: string): Promise<boolean> {
    return this.useUpStep(manager, userId, otp, 'confirmed_at is null');
  }

  async accept(manager: EntityManager, userId: UserId, otp: string): Promise<boolean> {
    if (await this.useUpStep(manager, userId, otp, 'confirmed_at is not null')) return true;
    if (!(await useUpRecoveryCode(manager, userId, otp))) return false;
    await this.account(manager, userId, 'mfa.recovery-code-used');
    return true;
  }

  /** On its own: what was refused is rolled back, that it was refused is not. */
  async noteRefusal(userId: UserId): Promise<void> {
    await this.account(this.dataSource.manager, userId, 'mfa.code-refused');
  }

  async stop(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('delete from recovery_codes where user_id = $1', [userId]);
    await manager.query('delete from mfa where user_id = $1', [userId]);
  }

  /** One statement: a step of time opens once, also for two who try it at the same moment. */
  private async useUpStep(
    manager: EntityManager,
    userId: UserId,
    otp: string,
    state: 'confirmed_at is null' | 'confirmed_at is not null',
  ): Promise<boolean> {
    const code = otp.replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return false;
    const step = await this.stepOf(manager, userId, code);
    if (step === null) return false;
    const [, count] = await manager.query<[unknown, number]>(
      `update mfa set last_counter = $2, confirmed_at = coalesce(confirmed_at, now())
       where user_id = $1 and last_counter < $2 and ${state}`,
      [userId, step],
    );
    return count === 1;
  }

  private async stepOf(manager: EntityManager, userId: UserId, code: string): Promise<number | null> {
    const [row]: { sealed_secret: string }[] = await manager.query(
      'select sealed_secret from mfa where user_id = $1',
      [userId],
    );
    if (!row) return null;
    const secret = await this.keys.open(manager, placeOf(userId), row.sealed_secret);
    return stepOf(secret, code, this.clock.now());
  }

  private account(manager: EntityManager, userId: UserId, action: string): Promise<void> {
    return appendAudit(manager, { actor: userId, action, subject: { type: 'user', id: userId }, userId });
  }
}
