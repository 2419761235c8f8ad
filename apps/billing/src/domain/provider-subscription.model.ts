export type PaidPlan = 'individual' | 'professional';

export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The plan of the next invoice. */
  plan: PaidPlan;
  /** Set during a downgrade: the more expensive plan stays paid until the period ends. */
  paidPlan: PaidPlan | null;
  /** An upgrade that is not paid yet. */
  pendingPlan: PaidPlan | null;
  status: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  amountCents: number;
  currency: string;
  clientSecret: string | null;
}
