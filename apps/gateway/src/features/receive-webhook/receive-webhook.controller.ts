import { routes, rpc } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

/** The provider gives up after ten seconds and comes again later. */
const providerMs = 9000;

/** Forwards the body unchanged: only billing has the secret that verifies the signature. */
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
