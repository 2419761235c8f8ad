import { Controller } from '@nestjs/common';
import { type RenewedToken, type RequestOf, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RenewToken } from './renew-token.use-case.ts';

@Controller()
export class RenewTokenRpc {
  constructor(private readonly renewToken: RenewToken) {}

  @Rpc(rpc.identity.renewToken)
  answer(request: RequestOf<typeof rpc.identity.renewToken>): Promise<RenewedToken> {
    return this.renewToken.run(request);
  }
}
