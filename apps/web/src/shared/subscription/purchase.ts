import type { SubscriptionPlan } from '@groundwork/contracts';

const key = 'groundwork.purchase';

/** Which plan is being paid for: the way back from the provider does not say. */
export const purchase = {
  remember: (plan: SubscriptionPlan) => window.sessionStorage.setItem(key, plan),
  read: (): string | null => window.sessionStorage.getItem(key),
  forget: () => window.sessionStorage.removeItem(key),
};
