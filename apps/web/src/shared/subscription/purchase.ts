import type { SubscriptionPlan } from '@groundwork/contracts';

const key = 'groundwork.purchase';

/** Stores the chosen plan, because the return address of the payment provider does not contain it. */
export const purchase = {
  remember: (plan: SubscriptionPlan) => window.sessionStorage.setItem(key, plan),
  read: (): string | null => window.sessionStorage.getItem(key),
  forget: () => window.sessionStorage.removeItem(key),
};
