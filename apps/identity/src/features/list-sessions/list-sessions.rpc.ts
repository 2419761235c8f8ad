import { Controller } from '@nestjs/common';
import { type AccountSession, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListSessions } from './list-sessions.query.ts';

@Controller()
export class ListSessionsRpc {
  constructor(private readonly listSessions: ListSessions) {}

  @Rpc(rpc.identity.sessions)
  answer(request: { userId: UserId; token: string }): Promise<AccountSession[]> {
    return this.listSessions.run(request);
  }
}
