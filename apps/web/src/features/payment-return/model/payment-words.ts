import { planOffers, type SubscriptionView } from '@groundwork/contracts';

const bought = (plan: string) => plan === 'individual' || plan === 'professional';

/** Whether the subscription is what was paid for; where that is not remembered, any paid plan is. */
export function isPaidFor({ plan, status }: SubscriptionView, wanted: string | null): boolean {
  if (status !== 'active') return false;
  return wanted !== null && bought(wanted) ? plan === wanted : bought(plan);
}

export function successWords({ plan }: SubscriptionView, productName: string) {
  const label = planOffers.find((offer) => offer.plan === plan)?.label ?? plan;
  return { title: 'Payment Successful', description: `You are now subscribed to ${productName} ${label}!` };
}

export const failureWords = (problem: string | undefined) => ({
  title: 'Payment Failed',
  description: problem ?? 'Your payment was not completed. You can try another payment method.',
  destructive: true,
});
