import { Controller } from '@nestjs/common';
import {
  type AccountSession,
  type EndedSessions,
  rpc,
  type SessionId,
  type UserId,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { tokenHash } from '@groundwork/platform-crypto';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { sessionNotFound } from '../../identity.errors.ts';
import { adminAndUser } from '../../persistence/admin-and-user.ts';
import { openSessionsOf, revokeSessions } from '../../persistence/session.schema.ts';

@Controller()
export class EndSessionsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(rpc.identity.sessions)
  async list({ userId, token }: { userId: UserId; token: string }): Promise<AccountSession[]> {
    const rows = await openSessionsOf(this.dataSource.manager, userId);
    const asking = tokenHash(token);
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.tokenHash === asking,
    }));
  }

  @Rpc(rpc.identity.endSession)
  async end({ userId, id }: { userId: UserId; id: SessionId }): Promise<Record<string, never>> {
    const { signedOut } = await this.revoke(userId, { id });
    if (signedOut === 0) throw sessionNotFound();
    return {};
  }

  @Rpc(rpc.identity.endOtherSessions)
  endOthers({ userId, token }: { userId: UserId; token: string }): Promise<EndedSessions> {
    return this.revoke(userId, { exceptToken: token });
  }

  @Rpc(rpc.identity.endSessionsOfUser)
  async endOfUser({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<EndedSessions> {
    await adminAndUser(this.dataSource.manager, actorId, userId);
    return this.revoke(userId, {}, actorId);
  }

  private revoke(
    userId: UserId,
    which: { id?: SessionId; exceptToken?: string },
    actor = userId,
  ): Promise<EndedSessions> {
    return this.dataSource.transaction(async (manager) => {
      const ended = await revokeSessions(manager, { userId, ...which });
      const subject = { type: 'user', id: userId };
      if (ended.signedOut > 0)
        await appendAudit(manager, {
          actor,
          action: 'sessions.ended',
          subject,
          userId,
          details: { ...ended },
        });
      return ended;
    });
  }
}
