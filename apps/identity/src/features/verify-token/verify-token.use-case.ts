import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, rpc } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { SessionTimes } from '../../domain/session-times.rules.ts';
import { hasBinding, retirePreviousToken, sessionWith } from '../../persistence/session.repository.ts';
import { type SessionRow, sessionSchema } from '../../persistence/session.schema.ts';
import { userSchema, userView } from '../../persistence/user.schema.ts';

type Verified = ReplyOf<typeof rpc.identity.verifyToken>;

const useStepMs = 60_000;

@Injectable()
export class VerifyToken {
  constructor(
    private readonly dataSource: DataSource,
    private readonly times: SessionTimes,
    private readonly clock: Clock,
  ) {}

  async run({ token, binding, passive }: RequestOf<typeof rpc.identity.verifyToken>): Promise<Verified> {
    const now = this.clock.now();
    const where = sessionWith(token, now);
    const session = await this.dataSource.manager.findOne(sessionSchema, { where });
    if (!session || !hasBinding(session, binding)) return null;
    const isCurrent = session.tokenHash === tokenHash(token);
    if (isCurrent) await retirePreviousToken(this.dataSource.manager, session, now);
    if (!passive) await this.recordUse(session, now);
    const user = await this.dataSource.manager.findOneBy(userSchema, { id: session.userId });
    const age = now.getTime() - session.confirmedAt.getTime();
    const isBound = session.bindingHash !== null;
    return (
      user && {
        user: userView(user),
        tokenHash: tokenHash(token),
        confirmedSecondsAgo: Math.max(0, Math.floor(age / 1000)),
        bound: isBound,
        renewalDue: !isCurrent || this.times.isRenewalDue({ ...session, isBound }, now),
      }
    );
  }

  /** Once a minute: an update at each request would make all gateways wait for one row. */
  private async recordUse({ id, createdAt, lastUsedAt, bindingHash }: SessionRow, now: Date): Promise<void> {
    if (now.getTime() - lastUsedAt.getTime() < useStepMs) return;
    const expiresAt = this.times.expiryOf({ isBound: bindingHash !== null, createdAt }, now);
    await this.dataSource.manager.update(sessionSchema, { id }, { lastUsedAt: now, expiresAt });
  }
}
