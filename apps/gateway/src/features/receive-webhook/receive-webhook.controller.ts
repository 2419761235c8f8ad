import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

/** The provider stops waiting after ten seconds and retries later. */
const providerMs = 9000;

export const ReceiveWebhookController = forwarding({
  receive: forward(
    routes.stripeWebhook,
    rpc.billing.receiveWebhook,
    ({ body, request }) => ({
      payload: body,
      signature: String(request.headers['stripe-signature'] ?? ''),
    }),
    providerMs,
  ),
});
