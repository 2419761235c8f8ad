import { Injectable } from '@nestjs/common';
import type { RenewedToken, RequestOf, rpc } from '@groundwork/contracts';
import { type FieldPlace, newToken, tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionTimes } from '../../domain/session-times.rules.ts';
import { sessionNotBound } from '../../identity.errors.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { hasBinding, sessionWith } from '../../persistence/session.repository.ts';
import { type SessionRow, sessionSchema } from '../../persistence/session.schema.ts';

const tokenPlace = ({ id, userId }: SessionRow): FieldPlace => ({
  table: 'sessions',
  column: 'sealed_token',
  row: id,
  user: userId,
});

/** Tabs that renew at once, and a client that lost the answer, receive the same new token. */
@Injectable()
export class RenewToken {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DataKeys,
    private readonly times: SessionTimes,
    private readonly clock: Clock,
  ) {}

  async run({ token, binding }: RequestOf<typeof rpc.identity.renewToken>): Promise<RenewedToken> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const session = await manager.findOne(sessionSchema, {
        where: sessionWith(token, now),
        lock: { mode: 'pessimistic_write' },
      });
      const isBound = session !== null && session.bindingHash !== null;
      if (!isBound || !hasBinding(session, binding)) throw sessionNotBound();
      if (session.tokenHash !== tokenHash(token) && session.sealedToken !== null)
        return { token: await this.keys.open(manager, tokenPlace(session), session.sealedToken) };
      if (!this.times.isRenewalDue({ ...session, isBound }, now)) return { token };
      return { token: await this.replace(manager, session, now) };
    });
  }

  private async replace(manager: EntityManager, session: SessionRow, now: Date): Promise<string> {
    const token = newToken();
    const renewed = {
      tokenHash: tokenHash(token),
      renewedAt: now,
      previousTokenHash: session.tokenHash,
      previousUntil: null,
      sealedToken: await this.keys.seal(manager, tokenPlace(session), token),
    };
    await manager.update(sessionSchema, { id: session.id }, renewed);
    return token;
  }
}
