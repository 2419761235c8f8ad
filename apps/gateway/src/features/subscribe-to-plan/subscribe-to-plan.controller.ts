import { Body, Controller } from '@nestjs/common';
import { routes, rpc, type SubscriptionBody, type SubscriptionView } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

@Controller()
export class SubscribeToPlanController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.subscription)
  subscription(@SignedIn() { user }: Caller): Promise<SubscriptionView> {
    return this.services.call(rpc.billing.subscription, { userId: user.id });
  }

  @Route(routes.startSubscription)
  start(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.startSubscription.body)) { plan }: SubscriptionBody,
  ): Promise<object> {
    return this.services.call(rpc.billing.start, { userId: user.id, plan });
  }
}
