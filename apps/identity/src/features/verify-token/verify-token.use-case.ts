import { Injectable } from '@nestjs/common';
import type { ReplyOf, rpc } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { inLane } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { type SessionRow, sessionSchema } from '../../persistence/session.schema.ts';
import { userSchema, userView } from '../../persistence/user.schema.ts';

type Verified = ReplyOf<typeof rpc.identity.verifyToken>;

const useStepMs = 60_000;

@Injectable()
export class VerifyToken {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run({ token }: { token: string }): Promise<Verified> {
    return inLane('sessions', () => this.verify(token));
  }

  private async verify(token: string): Promise<Verified> {
    const hash = tokenHash(token);
    const valid = { tokenHash: hash, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const session = await this.dataSource.manager.findOneBy(sessionSchema, valid);
    if (!session) return null;
    await this.recordUse(session);
    const user = await this.dataSource.manager.findOneBy(userSchema, { id: session.userId });
    const age = this.clock.now().getTime() - session.confirmedAt.getTime();
    const confirmedSecondsAgo = Math.max(0, Math.floor(age / 1000));
    return user && { user: userView(user), tokenHash: hash, confirmedSecondsAgo };
  }

  /** Once a minute: an update at each request would make all gateways wait for one row. */
  private async recordUse({ tokenHash: hash, lastUsedAt }: SessionRow): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - lastUsedAt.getTime() < useStepMs) return;
    await this.dataSource.manager.update(sessionSchema, { tokenHash: hash }, { lastUsedAt: now });
  }
}
