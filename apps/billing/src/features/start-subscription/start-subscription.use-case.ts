import { Injectable } from '@nestjs/common';
import type { SubscriptionStarted, UserId } from '@groundwork/contracts';
import { alreadyOnPlan, contactSales, unknownPlan } from '../../billing.errors.ts';
import type { PaidPlan, ProviderSubscription } from '../../domain/provider-subscription.model.ts';
import type { Reading } from '../../domain/subscription.model.ts';
import { type Contact, Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';
import { ReadSubscription } from '../read-subscription/read-subscription.query.ts';
import { isRunning } from '../../domain/standing.rules.ts';
import { decideStart, type Start } from '../../domain/start.rules.ts';

export interface StartRequest extends Contact {
  userId: UserId;
  plan: string;
}

interface Wish extends Contact {
  userId: UserId;
  plan: PaidPlan;
}

function payable(plan: string): PaidPlan {
  if (plan === 'individual' || plan === 'professional') return plan;
  throw plan === 'master' ? contactSales() : unknownPlan();
}

/** The plan itself changes when the provider says that it is paid for: here, only what is to be paid is prepared. */
@Injectable()
export class StartSubscription {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
  ) {}

  async run(request: StartRequest): Promise<SubscriptionStarted> {
    const wish: Wish = { ...request, plan: payable(request.plan) };
    const stored = await this.subscriptions.find(wish.userId);
    if (!this.payments.isConfigured && stored?.plan === wish.plan) throw alreadyOnPlan(wish.plan);
    // refuses before anything is written where no key is configured
    const { provider } = this.payments;
    return this.subscriptions.whileHeld(wish.userId, async () => {
      const row = await this.subscriptions.find(wish.userId);
      const before = row?.subscriptionId ? await this.whatStands(wish.userId, row.subscriptionId) : null;
      const current = before?.found ?? null;
      const start = decideStart(current, wish.plan);
      const customerId = row?.customerId ?? (await this.newCustomer(wish));
      if (current && start === 'replace') await provider.end(current);
      return this.carryOut(start, { wish, customerId, before });
    });
  }

  private async whatStands(userId: UserId, id: string): Promise<Reading> {
    const reading = await this.reader.read(id);
    await this.subscriptions.apply(userId, reading);
    return reading;
  }

  private async newCustomer({ userId, ...contact }: Wish): Promise<string> {
    const customerId = await this.payments.provider.createCustomer(userId, contact);
    await this.subscriptions.update(userId, { customerId });
    return customerId;
  }

  private async carryOut(
    start: Start,
    { wish, customerId, before }: { wish: Wish; customerId: string; before: Reading | null },
  ): Promise<SubscriptionStarted> {
    const { provider } = this.payments;
    const { userId, plan } = wish;
    const current = before?.found;
    if (current && start === 'reuse') return started(current, plan);
    if (current && start === 'upgrade') return started(await provider.upgrade(current, plan), plan);
    const reading = await this.subscriptions.beginReading();
    if (current && start === 'downgrade') {
      const found = await provider.downgrade(current, plan);
      await this.subscriptions.apply(userId, { ...reading, id: found.id, found });
      return started(found, plan);
    }
    // asked again after a crash, the same key finds what was opened then
    const idempotencyKey = `subscription-${userId}-${plan}-after-${before?.id ?? 'none'}`;
    const found = await provider.open({ customerId, userId, plan, idempotencyKey });
    await this.subscriptions.update(userId, { subscriptionId: found.id });
    await this.subscriptions.apply(userId, { ...reading, id: found.id, found });
    return started(found, plan);
  }
}

function started(from: ProviderSubscription, plan: PaidPlan): SubscriptionStarted {
  // an upgrade that waits for its payment stands on a subscription that runs
  const due = !isRunning(from) || from.pendingPlan !== null;
  return {
    clientSecret: due ? from.clientSecret : null,
    subscriptionId: from.id,
    plan,
    status: isRunning(from) && from.pendingPlan !== null ? 'incomplete' : from.status,
  };
}
