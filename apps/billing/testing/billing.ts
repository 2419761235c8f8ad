import { actingForSelf } from '@groundwork/contracts';
import type { SubscriptionView, UserId } from '@groundwork/contracts';
import { rpc } from '@groundwork/contracts';
import { type Clock, systemClock } from '@groundwork/platform-time';
import { type RunningService, runService } from '@groundwork/testing';
import { Stripe } from 'stripe';
import { billingConfig } from '../src/billing.config.ts';
import { billingModule } from '../src/billing.module.ts';
import { billingDatabase } from '../src/persistence/database.ts';

export const webhookSecret = 'whsec_test';

/** Long enough for a provider that is slow on a busy machine. */
export const patientlyMs = 20_000;

export const runBilling = (
  environment: Record<string, string> = {},
  clock: Clock = systemClock,
): Promise<RunningService> =>
  runService({
    service: 'billing',
    config: billingConfig,
    module: billingModule,
    database: billingDatabase,
    clock,
    environment: { STRIPE_WEBHOOK_SECRET: webhookSecret, ...environment },
  });

export const signatureOf = (payload: string, at = Date.now(), secret = webhookSecret): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });

let events = 0;

/** An event as the provider would word it. */
export const subscriptionEvent = (
  object: { id: string; customer: string } & Record<string, unknown>,
  id?: string,
) =>
  JSON.stringify({
    id: id ?? `evt_${(events += 1)}_${crypto.randomUUID()}`,
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1000),
    data: { object: { object: 'subscription', ...object } },
  });

/** An owner's calls, and the provider events about them. */
export class Subscriber {
  readonly userId = crypto.randomUUID() as UserId;

  constructor(private readonly billing: RunningService) {}

  start = (plan: string) =>
    this.billing.rpc.call(rpc.billing.start, { ...actingForSelf(this.userId), plan }, patientlyMs);
  cancel = () => this.billing.rpc.call(rpc.billing.cancel, actingForSelf(this.userId), patientlyMs);
  resume = () => this.billing.rpc.call(rpc.billing.resume, actingForSelf(this.userId), patientlyMs);
  invoices = () => this.billing.rpc.call(rpc.billing.invoices, { userId: this.userId }, patientlyMs);
  subscription = (fresh = false): Promise<SubscriptionView> =>
    this.billing.rpc.call(rpc.billing.subscription, { userId: this.userId, fresh }, patientlyMs);

  async receiveEvent(subscriptionId: string, news: Record<string, unknown>): Promise<void> {
    await deliver(
      this.billing,
      subscriptionEvent({ id: subscriptionId, customer: `cus_fake_${this.userId}`, ...news }),
    );
  }

  async subscribe(plan: string): Promise<string> {
    const { subscriptionId } = await this.start(plan);
    await this.receiveEvent(subscriptionId, { status: 'active' });
    return subscriptionId;
  }

  async published(): Promise<unknown[]> {
    const rows = await this.billing.query(
      'select aggregate_version as version, data from outbox where user_id = $1 order by aggregate_version',
      [this.userId],
    );
    return rows.map(({ version, data }) => ({ version, ...(data as object) }));
  }
}

export const deliver = (billing: RunningService, payload: string, signature = signatureOf(payload)) =>
  billing.rpc.call(rpc.billing.receiveWebhook, { payload, signature }, patientlyMs);
