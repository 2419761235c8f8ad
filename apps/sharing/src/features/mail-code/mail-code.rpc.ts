import { Controller } from '@nestjs/common';
import { type MailedCode, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { MailCode } from './mail-code.use-case.ts';

@Controller()
export class MailCodeRpc {
  constructor(private readonly mailCode: MailCode) {}

  @Rpc(rpc.sharing.mailCode)
  answer({ token }: { token: string }): Promise<MailedCode> {
    return this.mailCode.run(token);
  }
}
