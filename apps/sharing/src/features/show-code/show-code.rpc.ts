import { Controller } from '@nestjs/common';
import { type Acting, type LinkId, type PhoneCode, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ShowCode } from './show-code.use-case.ts';

@Controller()
export class ShowCodeRpc {
  constructor(private readonly showCode: ShowCode) {}

  @Rpc(rpc.sharing.showCode)
  answer({ linkId, ...acting }: Acting & { linkId: LinkId }): Promise<PhoneCode> {
    return this.showCode.run(acting, linkId);
  }
}
