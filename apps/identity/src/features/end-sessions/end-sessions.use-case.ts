import { Injectable } from '@nestjs/common';
import type { EndedSessions, SessionId, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { sessionNotFound } from '../../identity.errors.ts';
import { adminAndUser } from '../../persistence/admin-and-user.repository.ts';
import { revokeSessions } from '../../persistence/session.schema.ts';

@Injectable()
export class EndSessions {
  constructor(private readonly dataSource: DataSource) {}

  async one(userId: UserId, id: SessionId): Promise<void> {
    const { signedOut } = await this.revoke(userId, { id });
    if (signedOut === 0) throw sessionNotFound();
  }

  others(userId: UserId, token: string): Promise<EndedSessions> {
    return this.revoke(userId, { exceptToken: token });
  }

  async ofUser(actorId: UserId, userId: UserId): Promise<EndedSessions> {
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
