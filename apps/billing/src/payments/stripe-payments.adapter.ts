import type { Invoice } from '@groundwork/contracts';
import { DomainError, unavailable } from '@groundwork/platform-errors';
import { log } from '@groundwork/platform-observability';
import { Stripe } from 'stripe';
import { paymentRefused } from '../billing.errors.ts';
import type { PaidPlan, ProviderSubscription } from '../domain/provider-subscription.model.ts';
import { concernOf } from './concern.mapper.ts';
import type { Contact, OpenRequest, PaymentProvider } from './payments.port.ts';
import type { StripePrices } from './stripe-prices.adapter.ts';
import { fromStripe, paidPlanKey, paidUntilKey, planKey } from './stripe-subscription.mapper.ts';

const withSecret = { expand: ['latest_invoice.confirmation_secret'] };
const maxInvoices = 100;

/** The owner can act on a declined card only; any other error becomes "unavailable". */
function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return unavailable('The payment provider', error);
  const { type, code, statusCode, requestId } = error;
  log().warn({ type, code, statusCode, requestId }, 'The payment provider refused');
  if (error instanceof Stripe.errors.StripeCardError) return paymentRefused(error.message);
  return unavailable('The payment provider');
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

export class StripePayments implements PaymentProvider {
  readonly concernOf = concernOf;

  constructor(
    private readonly stripe: Stripe,
    private readonly prices: StripePrices,
  ) {}

  createCustomer(userId: string, { email, name }: Contact): Promise<string> {
    return this.callStripe(async () => {
      // An idempotency key allows one request body only, and the contact may change between attempts.
      const { id } = await this.stripe.customers.create(
        { metadata: { groundwork_user: userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      if (email ?? name)
        await this.stripe.customers.update(id, { ...(email && { email }), ...(name && { name }) });
      return id;
    });
  }

  open({ customerId, userId, plan, idempotencyKey }: OpenRequest): Promise<ProviderSubscription> {
    return this.callStripe(async () => {
      const price = await this.prices.idOf(plan);
      const opened = await this.stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { groundwork_user: userId, [planKey]: plan },
          ...withSecret,
        },
        { idempotencyKey: `${idempotencyKey}-${price}` },
      );
      return this.toSubscription(opened);
    });
  }

  read(subscriptionId: string): Promise<ProviderSubscription | null> {
    return this.callStripe(async () => {
      try {
        return this.toSubscription(await this.stripe.subscriptions.retrieve(subscriptionId, withSecret));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  upgrade(subscription: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription> {
    return this.callStripe(async () => {
      // Stripe accepts no other change in an update with a pending payment.
      if (subscription.cancelAtPeriodEnd) await this.change(subscription, { cancel_at_period_end: false });
      return this.change(subscription, {
        items: await this.itemsOf(subscription, plan),
        payment_behavior: 'pending_if_incomplete',
        proration_behavior: 'always_invoice',
      });
    });
  }

  downgrade(subscription: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription> {
    return this.callStripe(async () =>
      this.change(subscription, {
        items: await this.itemsOf(subscription, plan),
        proration_behavior: 'none',
        cancel_at_period_end: false,
        metadata: {
          [planKey]: plan,
          [paidPlanKey]: subscription.plan,
          [paidUntilKey]: String(subscription.periodEnd.getTime() / 1000),
        },
      }),
    );
  }

  cancelAtPeriodEnd(subscription: ProviderSubscription): Promise<ProviderSubscription> {
    return this.callStripe(() => this.change(subscription, { cancel_at_period_end: true }));
  }

  resume(subscription: ProviderSubscription): Promise<ProviderSubscription> {
    const { paidPlan } = subscription;
    return this.callStripe(async () =>
      this.change(subscription, {
        cancel_at_period_end: false,
        ...(paidPlan && {
          items: await this.itemsOf(subscription, paidPlan),
          proration_behavior: 'none',
          metadata: { [planKey]: paidPlan, [paidPlanKey]: '', [paidUntilKey]: '' },
        }),
      }),
    );
  }

  end({ id }: ProviderSubscription): Promise<void> {
    return this.callStripe(async () => {
      await this.stripe.subscriptions.cancel(id);
    });
  }

  paymentProblem(subscriptionId: string): Promise<string | null> {
    return this.callStripe(async () => {
      const { latest_invoice: latest } = await this.stripe.subscriptions.retrieve(subscriptionId);
      if (latest === null) return null;
      const invoice = typeof latest === 'string' ? latest : latest.id;
      const expand = ['data.payment.payment_intent'];
      const { data } = await this.stripe.invoicePayments.list({ invoice, expand });
      const intent = data[0]?.payment.payment_intent;
      return typeof intent === 'object' ? (intent.last_payment_error?.message ?? null) : null;
    });
  }

  invoices(customerId: string): Promise<Invoice[]> {
    return this.callStripe(async () => {
      const { data } = await this.stripe.invoices.list({ customer: customerId, limit: maxInvoices });
      return data.filter(({ status }) => status !== 'draft').map(invoiceOf);
    });
  }

  deleteCustomer(customerId: string): Promise<number> {
    return this.callStripe(async () => {
      try {
        const { data } = await this.stripe.subscriptions.list({ customer: customerId });
        await this.stripe.customers.del(customerId);
        return data.length;
      } catch (error) {
        if (isMissing(error)) return 0;
        throw error;
      }
    });
  }

  private async itemsOf({ id }: ProviderSubscription, plan: PaidPlan) {
    const { items } = await this.stripe.subscriptions.retrieve(id);
    const item = items.data[0];
    if (!item) throw new Error('A subscription without an item');
    return [{ id: item.id, price: await this.prices.idOf(plan) }];
  }

  private async change({ id }: ProviderSubscription, to: Stripe.SubscriptionUpdateParams) {
    return this.toSubscription(await this.stripe.subscriptions.update(id, { ...to, ...withSecret }));
  }

  private toSubscription(from: Stripe.Subscription): ProviderSubscription {
    const subscription = fromStripe(from, this.prices);
    if (!subscription) throw new Error(`The subscription ${from.id} has a price of no plan of ours`);
    return subscription;
  }

  private async callStripe<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw toDomainError(error);
    }
  }
}

const invoiceOf = (from: Stripe.Invoice): Invoice => ({
  id: from.id,
  number: from.number,
  createdAt: new Date(from.created * 1000).toISOString(),
  amount: from.total / 100,
  currency: from.currency,
  status: from.status ?? 'open',
  description: from.lines.data[0]?.description ?? from.description ?? 'Subscription',
  pageUrl: from.hosted_invoice_url ?? null,
  pdfUrl: from.invoice_pdf ?? null,
});
