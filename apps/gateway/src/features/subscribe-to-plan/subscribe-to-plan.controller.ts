import { Body, Controller, Query } from '@nestjs/common';
import {
  type Invoice,
  type Page,
  type PageQuery,
  routes,
  rpc,
  type SubscriptionBody,
  type SubscriptionStarted,
  type SubscriptionView,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { z } from 'zod';
import { pageOfWhole } from '../../http/answer-list.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

/** The payment provider is asked on the way, several times where a subscription is opened. */
const providerMs = 40_000;

@Controller()
export class SubscribeToPlanController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.subscription)
  subscription(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.subscription.query)) query: z.output<typeof routes.subscription.query>,
  ): Promise<SubscriptionView> {
    const fresh = query.fresh === 'true';
    const request = { userId: user.id, ...(fresh && { fresh }) };
    return this.services.call(rpc.billing.subscription, request, fresh ? providerMs : undefined);
  }

  @Route(routes.startSubscription)
  start(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.startSubscription.body)) { plan }: SubscriptionBody,
  ): Promise<SubscriptionStarted> {
    const { id: userId, email, firstName, lastName } = user;
    const request = { userId, plan, email, name: `${firstName} ${lastName}` };
    return this.services.call(rpc.billing.start, request, providerMs);
  }

  @Route(routes.invoices)
  async invoices(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.invoices.query)) query: PageQuery,
  ): Promise<Invoice[] | Page<Invoice>> {
    return pageOfWhole(
      await this.services.call(rpc.billing.invoices, { userId: user.id }, providerMs),
      query,
    );
  }

  @Route(routes.cancelSubscription)
  cancel(@SignedIn() { user }: Caller): Promise<SubscriptionView> {
    return this.services.call(rpc.billing.cancel, { userId: user.id }, providerMs);
  }

  @Route(routes.resumeSubscription)
  resume(@SignedIn() { user }: Caller): Promise<SubscriptionView> {
    return this.services.call(rpc.billing.resume, { userId: user.id }, providerMs);
  }
}
