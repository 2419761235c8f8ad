import { Controller } from '@nestjs/common';
import { rpc, type ShareSession } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { BeginSession } from './begin-session.use-case.ts';

@Controller()
export class BeginSessionRpc {
  constructor(private readonly beginSession: BeginSession) {}

  @Rpc(rpc.sharing.beginSession)
  answer(attempt: {
    token: string;
    code: string;
    clientAddress?: string | undefined;
  }): Promise<ShareSession> {
    return this.beginSession.run(attempt);
  }
}
