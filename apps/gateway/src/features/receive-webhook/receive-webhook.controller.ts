import { Body, Controller, Headers } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Route } from '../../http/route.ts';

/** The provider gives up after ten seconds and comes again later. */
const providerMs = 9000;

/** Hands on what came as it came: whether to believe it is for billing to say, which alone knows the secret. */
@Controller()
export class ReceiveWebhookController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.stripeWebhook)
  receive(
    @Body() body: unknown,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const payload = typeof body === 'string' ? body : '';
    return this.services.call(
      rpc.billing.receiveWebhook,
      { payload, signature: signature ?? '' },
      providerMs,
    );
  }
}
