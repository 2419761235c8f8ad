import { Injectable } from '@nestjs/common';
import type { SubscriptionStarted, UserId } from '@groundwork/contracts';
import { alreadyOnPlan, contactSales, unknownPlan } from '../../billing.errors.ts';
import type { PaidPlan, ProviderSubscription } from '../../domain/provider-subscription.model.ts';
import type { Reading } from '../../domain/subscription.model.ts';
import { type Contact, Payments } from '../../payments/payments.port.ts';
import { Subscriptions } from '../../persistence/subscription.repository.ts';
import { ApplyReading } from '../apply-reading/apply-reading.use-case.ts';
import { ReadSubscription } from '../read-subscription/read-subscription.query.ts';
import { isRunning } from '../../domain/subscription-state.rules.ts';
import { decideStart, type Start } from '../../domain/start.rules.ts';

export interface StartRequest extends Contact {
  userId: UserId;
  plan: string;
}

interface PlanRequest extends Contact {
  userId: UserId;
  plan: PaidPlan;
}

function payable(plan: string): PaidPlan {
  if (plan === 'individual' || plan === 'professional') return plan;
  throw plan === 'master' ? contactSales() : unknownPlan();
}

/** Prepares the payment only; the plan changes after the provider confirms the payment. */
@Injectable()
export class StartSubscription {
  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: Subscriptions,
    private readonly reader: ReadSubscription,
    private readonly readings: ApplyReading,
  ) {}

  async run(start: StartRequest): Promise<SubscriptionStarted> {
    const request: PlanRequest = { ...start, plan: payable(start.plan) };
    const stored = await this.subscriptions.find(request.userId);
    if (!this.payments.isConfigured && stored?.plan === request.plan) throw alreadyOnPlan(request.plan);
    // Throws before the first write if no key is configured.
    const { provider } = this.payments;
    return this.subscriptions.withLock(request.userId, async () => {
      const row = await this.subscriptions.find(request.userId);
      const before = row?.subscriptionId ? await this.readCurrent(request.userId, row.subscriptionId) : null;
      const current = before?.subscription ?? null;
      const decision = decideStart(current, request.plan);
      const customerId = row?.customerId ?? (await this.newCustomer(request));
      if (current && decision === 'replace') await provider.end(current);
      return this.carryOut(decision, { request, customerId, before });
    });
  }

  private async readCurrent(userId: UserId, id: string): Promise<Reading> {
    const reading = await this.reader.read(id);
    await this.readings.run(userId, reading);
    return reading;
  }

  private async newCustomer({ userId, ...contact }: PlanRequest): Promise<string> {
    const customerId = await this.payments.provider.createCustomer(userId, contact);
    await this.subscriptions.update(userId, { customerId });
    return customerId;
  }

  private async carryOut(
    decision: Start,
    { request, customerId, before }: { request: PlanRequest; customerId: string; before: Reading | null },
  ): Promise<SubscriptionStarted> {
    const { provider } = this.payments;
    const { userId, plan } = request;
    const current = before?.subscription;
    if (current && decision === 'reuse') return started(current, plan);
    if (current && decision === 'upgrade') return started(await provider.upgrade(current, plan), plan);
    const reading = await this.subscriptions.beginReading();
    if (current && decision === 'downgrade') {
      const downgraded = await provider.downgrade(current, plan);
      await this.readings.run(userId, { ...reading, id: downgraded.id, subscription: downgraded });
      return started(downgraded, plan);
    }
    // After a crash the same key returns the subscription that was already opened.
    const idempotencyKey = `subscription-${userId}-${plan}-after-${before?.id ?? 'none'}`;
    const opened = await provider.open({ customerId, userId, plan, idempotencyKey });
    await this.subscriptions.update(userId, { subscriptionId: opened.id });
    await this.readings.run(userId, { ...reading, id: opened.id, subscription: opened });
    return started(opened, plan);
  }
}

function started(from: ProviderSubscription, plan: PaidPlan): SubscriptionStarted {
  // An upgrade that awaits payment belongs to a running subscription.
  const due = !isRunning(from) || from.pendingPlan !== null;
  return {
    clientSecret: due ? from.clientSecret : null,
    subscriptionId: from.id,
    plan,
    status: isRunning(from) && from.pendingPlan !== null ? 'incomplete' : from.status,
  };
}
