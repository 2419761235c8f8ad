import { Controller } from '@nestjs/common';
import {
  type AccountSession,
  type EndedSessions,
  rpc,
  type SessionId,
  type UserId,
} from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { Rpc } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { openSessionsOf } from '../../persistence/session.schema.ts';
import { EndSessions } from './end-sessions.use-case.ts';

@Controller()
export class EndSessionsRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly endSessions: EndSessions,
    private readonly clock: Clock,
  ) {}

  @Rpc(rpc.identity.sessions)
  async list({ userId, token }: { userId: UserId; token: string }): Promise<AccountSession[]> {
    const rows = await openSessionsOf(this.dataSource.manager, userId, this.clock.now());
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
    await this.endSessions.one(userId, id);
    return {};
  }

  @Rpc(rpc.identity.endOtherSessions)
  endOthers({ userId, token }: { userId: UserId; token: string }): Promise<EndedSessions> {
    return this.endSessions.others(userId, token);
  }

  @Rpc(rpc.identity.endSessionsOfUser)
  endOfUser({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<EndedSessions> {
    return this.endSessions.ofUser(actorId, userId);
  }
}
