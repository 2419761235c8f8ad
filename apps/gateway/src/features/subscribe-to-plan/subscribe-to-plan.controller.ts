import { Controller } from '@nestjs/common';
import { type Acting, routes, rpc, type SubscriptionView } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { forward, forwarding, forwardList } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';

/** Billing calls the payment provider several times to open a subscription. */
const providerMs = 40_000;

const toOwnRequest = ({ acting }: { acting: Acting }) => acting;

export const ChangePlanController = forwarding({
  start: forward(
    routes.startSubscription,
    rpc.billing.start,
    ({ acting, person: { email, firstName, lastName }, body: { plan } }) => ({
      ...acting,
      plan,
      email,
      name: `${firstName} ${lastName}`,
    }),
    providerMs,
  ),
  invoices: forwardList(routes.invoices, rpc.billing.invoices, toOwnRequest, providerMs),
  cancel: forward(routes.cancelSubscription, rpc.billing.cancel, toOwnRequest, providerMs),
  resume: forward(routes.resumeSubscription, rpc.billing.resume, toOwnRequest, providerMs),
});

@Controller()
export class ReadPlanController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.subscription)
  subscription({ acting, query }: InputOf<typeof routes.subscription>): Promise<SubscriptionView> {
    const fresh = query.fresh === 'true';
    const request = { userId: acting.userId, ...(fresh && { fresh }) };
    return this.services.call(rpc.billing.subscription, request, fresh ? providerMs : undefined);
  }
}
