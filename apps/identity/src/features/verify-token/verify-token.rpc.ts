import { Controller } from '@nestjs/common';
import { type ReplyOf, type RequestOf, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { VerifyToken } from './verify-token.use-case.ts';

@Controller()
export class VerifyTokenRpc {
  constructor(private readonly verifyToken: VerifyToken) {}

  @Rpc(rpc.identity.verifyToken)
  answer(
    request: RequestOf<typeof rpc.identity.verifyToken>,
  ): Promise<ReplyOf<typeof rpc.identity.verifyToken>> {
    return this.verifyToken.run(request);
  }
}
