import { planOffers } from '@groundwork/contracts';
import type { Stripe } from 'stripe';
import { paymentsNotConfigured } from '../billing.errors.ts';
import type { PaidPlan } from '../domain/provider-subscription.model.ts';

const currency = 'usd';
const paidPlans: readonly PaidPlan[] = ['individual', 'professional'];

const offerOf = (plan: PaidPlan) => {
  const { label, pricePerMonth } = planOffers.find((offer) => offer.plan === plan) ?? {
    label: plan,
    pricePerMonth: 0,
  };
  const cents = pricePerMonth * 100;
  return { label, cents, lookupKey: `groundwork_${plan}_${cents}_${currency}_month` };
};

export class StripePrices {
  private readonly priceIds = new Map<PaidPlan, string>();

  constructor(
    private readonly stripe: Stripe,
    private readonly configured: Partial<Record<PaidPlan, string | undefined>>,
    private readonly isTest: boolean,
  ) {}

  async idOf(plan: PaidPlan): Promise<string> {
    const priceId = this.configured[plan] ?? this.priceIds.get(plan);
    if (priceId !== undefined) return priceId;
    const id = (await this.lookUp(plan)) ?? (await this.create(plan));
    this.priceIds.set(plan, id);
    return id;
  }

  planOf(price: Stripe.Price, bought: string | undefined): PaidPlan | undefined {
    const isIt = (plan: PaidPlan) =>
      [this.configured[plan], this.priceIds.get(plan)].includes(price.id) ||
      price.lookup_key?.startsWith(`groundwork_${plan}_`) === true;
    return (
      paidPlans.find(isIt) ??
      paidPlans.find((plan) => offerOf(plan).cents === price.unit_amount) ??
      paidPlans.find((plan) => plan === bought)
    );
  }

  private async lookUp(plan: PaidPlan): Promise<string | undefined> {
    const { data } = await this.stripe.prices.list({
      lookup_keys: [offerOf(plan).lookupKey],
      active: true,
      limit: 1,
    });
    return data[0]?.id;
  }

  private async create(plan: PaidPlan): Promise<string> {
    // In live mode an operator creates the prices.
    if (!this.isTest) throw paymentsNotConfigured();
    const { label, cents, lookupKey } = offerOf(plan);
    const { id } = await this.stripe.prices.create(
      {
        currency,
        unit_amount: cents,
        recurring: { interval: 'month' },
        lookup_key: lookupKey,
        product_data: { name: `Groundwork ${label}` },
      },
      { idempotencyKey: lookupKey },
    );
    return id;
  }
}
