import type { Stripe } from 'stripe';
import type { PaidPlan, ProviderSubscription } from '../domain/provider-subscription.model.ts';
import type { StripePrices } from './stripe-prices.adapter.ts';

export const paidPlanKey = 'groundwork_paid_plan';
export const paidUntilKey = 'groundwork_paid_until';
export const planKey = 'groundwork_plan';

const dateOf = (seconds: number) => new Date(seconds * 1000);
const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id);
const paidPlanOf = (text: string | undefined): PaidPlan | null =>
  text === 'individual' || text === 'professional' ? text : null;

function clientSecretOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status === 'paid') return null;
  return invoice.confirmation_secret?.client_secret ?? null;
}

function pendingPlanOf(
  { pending_update: update }: Stripe.Subscription,
  prices: StripePrices,
): PaidPlan | null {
  const price = update?.subscription_items?.[0]?.price;
  return price === undefined ? null : (prices.planOf(price, undefined) ?? null);
}

export function fromStripe(
  from: Stripe.Subscription,
  prices: StripePrices,
): ProviderSubscription | undefined {
  const item = from.items.data[0];
  const plan = item && prices.planOf(item.price, from.metadata[planKey]);
  if (!item || !plan) return undefined;
  // The metadata belongs to one period.
  const isPaid = from.metadata[paidUntilKey] === String(item.current_period_end);
  return {
    id: from.id,
    customerId: idOf(from.customer),
    plan,
    paidPlan: isPaid ? paidPlanOf(from.metadata[paidPlanKey]) : null,
    pendingPlan: pendingPlanOf(from, prices),
    status: from.status,
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelAtPeriodEnd: from.cancel_at_period_end,
    amountCents: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    clientSecret: clientSecretOf(from),
  };
}
