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

/** Which price a plan has: the one that was configured, else the one under our lookup key, made once in test mode. */
export class StripePrices {
  private readonly found = new Map<PaidPlan, string>();

  constructor(
    private readonly stripe: Stripe,
    private readonly configured: Partial<Record<PaidPlan, string | undefined>>,
    private readonly isTest: boolean,
  ) {}

  async idOf(plan: PaidPlan): Promise<string> {
    const known = this.configured[plan] ?? this.found.get(plan);
    if (known !== undefined) return known;
    const id = (await this.lookUp(plan)) ?? (await this.create(plan));
    this.found.set(plan, id);
    return id;
  }

  /** Also of a price that is no longer the configured one: who bought it keeps it. */
  planOf(price: Stripe.Price, bought: string | undefined): PaidPlan | undefined {
    const isIt = (plan: PaidPlan) =>
      [this.configured[plan], this.found.get(plan)].includes(price.id) ||
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
    // what is charged for real is set up by a person
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
