import type { SubscriptionPlan, UserId } from '@groundwork/contracts';
import type { ProviderSubscription } from './provider-subscription.model.ts';

/** What a subscription means for its owner. */
export interface Standing {
  plan: SubscriptionPlan;
  status: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  nextPlan: SubscriptionPlan | null;
  nextChargeCents: number | null;
  currency: string | null;
  graceUntil: Date | null;
}

export interface StoredSubscription extends Standing {
  userId: UserId;
  customerId: string | null;
  subscriptionId: string | null;
  /** Grows with every change of the standing. */
  version: number;
  /** Which reading of the provider this standing is from, and when it began. */
  reading: number;
  readAt: Date | null;
}

/** Taken before the provider is asked: of two readings, the one with the higher number is not the older one. */
export interface ReadingStart {
  number: number;
  at: Date;
}

/** What the provider then had. */
export interface Reading extends ReadingStart {
  id: string;
  found: ProviderSubscription | null;
}
