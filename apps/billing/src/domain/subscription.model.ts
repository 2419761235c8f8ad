import type { SubscriptionPlan, UserId } from '@groundwork/contracts';
import type { ProviderSubscription } from './provider-subscription.model.ts';

export interface SubscriptionState {
  plan: SubscriptionPlan;
  status: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  nextPlan: SubscriptionPlan | null;
  nextChargeCents: number | null;
  currency: string | null;
  graceUntil: Date | null;
}

export interface StoredSubscription extends SubscriptionState {
  userId: UserId;
  customerId: string | null;
  subscriptionId: string | null;
  version: number;
  reading: number;
  readAt: Date | null;
}

/** Numbered before the provider is called: a reading with a higher number is at least as recent. */
export interface ReadingStart {
  number: number;
  at: Date;
}

export interface Reading extends ReadingStart {
  id: string;
  subscription: ProviderSubscription | null;
}
