import { Controller } from '@nestjs/common';
import { rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { MailShareCode } from './mail-share-code.use-case.ts';

@Controller()
export class MailShareCodeRpc {
  constructor(private readonly mailShareCode: MailShareCode) {}

  @Rpc(rpc.identity.mailShareCode)
  answer(request: { userId: UserId; to: string; code: string }): Promise<{ isQueued: boolean }> {
    return this.mailShareCode.run(request);
  }
}
