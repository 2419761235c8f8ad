import { Controller } from '@nestjs/common';
import { type ReplyToTokenBody, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { ConfirmReplyTo } from './confirm-reply-to.use-case.ts';

@Controller()
export class ConfirmReplyToRpc {
  constructor(private readonly replies: ConfirmReplyTo) {}

  @Rpc(rpc.identity.confirmReplyTo)
  async answer(request: ReplyToTokenBody & ClientOrigin): Promise<Record<string, never>> {
    await this.replies.confirm(request);
    return {};
  }
}
