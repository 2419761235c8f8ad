import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ReceiveWebhook } from './receive-webhook.use-case.ts';

@Controller()
export class ReceiveWebhookRpc {
  constructor(private readonly receive: ReceiveWebhook) {}

  @Rpc(rpc.billing.receiveWebhook)
  async answer({ payload, signature }: { payload: string; signature: string }): Promise<{ received: true }> {
    await this.receive.run(payload, signature);
    return { received: true };
  }
}
