export type PaidPlan = 'individual' | 'professional';

/** A subscription as the provider has it at this moment. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** What the next invoice will be for. */
  plan: PaidPlan;
  /** A dearer plan is already paid for until the period ends: a downgrade is under way. */
  paidPlan: PaidPlan | null;
  /** An upgrade that waits for its payment. */
  pendingPlan: PaidPlan | null;
  status: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  amountCents: number;
  currency: string;
  /** Of the open invoice; null where nothing is to be paid. */
  clientSecret: string | null;
}
