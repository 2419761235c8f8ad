import type { SubscriptionView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { planLabel } from '#shared/subscription/plan-label.ts';
import { specifiedWords, words } from '../payment-return.wording.ts';

const isPaidPlan = (plan: string) => plan === 'individual' || plan === 'professional';

/** Without a stored purchase any paid plan counts. */
export function isPaidFor({ plan, status }: SubscriptionView, purchase: string | null): boolean {
  if (status !== 'active') return false;
  return purchase !== null && isPaidPlan(purchase) ? plan === purchase : isPaidPlan(plan);
}

export function successMessage({ plan }: SubscriptionView, product: string) {
  const label = planLabel(plan);
  return {
    title: specifiedWords.successTitle,
    description: fill(specifiedWords.successText, { product, plan: label }),
  };
}

export const failureMessage = (problem: string | undefined) => ({
  title: specifiedWords.failureTitle,
  description: problem ?? words.failed,
  destructive: true,
});
