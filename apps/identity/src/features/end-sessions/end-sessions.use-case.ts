import { Injectable } from '@nestjs/common';
import type { EndedSessions, SessionId, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { sessionNotFound } from '../../identity.errors.ts';
import { lockAdminAndUser } from '../../persistence/admin-and-user.repository.ts';
import { revokeSessions } from '../revoke-sessions/revoke-sessions.use-case.ts';

@Injectable()
export class EndSessions {
  constructor(private readonly dataSource: DataSource) {}

  async endOne(userId: UserId, id: SessionId): Promise<void> {
    const { signedOut } = await this.revoke(userId, { id });
    if (signedOut === 0) throw sessionNotFound();
  }

  endOthers(userId: UserId, token: string): Promise<EndedSessions> {
    return this.revoke(userId, { exceptToken: token });
  }

  async endAllOf(actorId: UserId, userId: UserId): Promise<EndedSessions> {
    await this.dataSource.transaction((manager) => lockAdminAndUser(manager, actorId, userId));
    return this.revoke(userId, {}, actorId);
  }

  private revoke(
    userId: UserId,
    filter: { id?: SessionId; exceptToken?: string },
    actor = userId,
  ): Promise<EndedSessions> {
    return this.dataSource.transaction(async (manager) => {
      const ended = await revokeSessions(manager, { userId, ...filter });
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
