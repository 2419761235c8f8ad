import { Controller } from '@nestjs/common';
import { type EndedSessions, rpc, type SessionId, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { EndSessions } from './end-sessions.use-case.ts';

@Controller()
export class EndSessionsRpc {
  constructor(private readonly endSessions: EndSessions) {}

  @Rpc(rpc.identity.endSession)
  async end({ userId, id }: { userId: UserId; id: SessionId }): Promise<Record<string, never>> {
    await this.endSessions.endOne(userId, id);
    return {};
  }

  @Rpc(rpc.identity.endOtherSessions)
  endOthers({ userId, token }: { userId: UserId; token: string }): Promise<EndedSessions> {
    return this.endSessions.endOthers(userId, token);
  }

  @Rpc(rpc.identity.endSessionsOfUser)
  endOfUser({ actorId, userId }: { actorId: UserId; userId: UserId }): Promise<EndedSessions> {
    return this.endSessions.endAllOf(actorId, userId);
  }
}
