import type { Invoice } from '@groundwork/contracts';
import { paymentsNotConfigured } from '../billing.errors.ts';
import type { PaidPlan, ProviderSubscription } from '../domain/provider-subscription.model.ts';

export interface OpenRequest {
  customerId: string;
  userId: string;
  plan: PaidPlan;
  idempotencyKey: string;
}

export interface Contact {
  email?: string | undefined;
  name?: string | undefined;
}

export interface SignedEvent {
  id: string;
  type: string;
  data: { object: Record<string, unknown> };
}

export interface Concern {
  customerId: string;
  subscriptionId: string;
}

export interface PaymentProvider {
  createCustomer(userId: string, contact: Contact): Promise<string>;
  open(request: OpenRequest): Promise<ProviderSubscription>;
  read(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** Takes effect after payment of the prorated rest of the period. */
  upgrade(subscription: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription>;
  /** Takes effect at the end of the period. */
  downgrade(subscription: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription>;
  cancelAtPeriodEnd(subscription: ProviderSubscription): Promise<ProviderSubscription>;
  resume(subscription: ProviderSubscription): Promise<ProviderSubscription>;
  end(subscription: ProviderSubscription): Promise<void>;
  paymentProblem(subscriptionId: string): Promise<string | null>;
  invoices(customerId: string): Promise<Invoice[]>;
  /** Idempotent. Returns the number of subscriptions that it ended. */
  deleteCustomer(customerId: string): Promise<number>;
  concernOf(event: SignedEvent): Concern | undefined;
}

export class Payments {
  constructor(private readonly configured: PaymentProvider | null) {}

  get isConfigured(): boolean {
    return this.configured !== null;
  }

  get provider(): PaymentProvider {
    if (this.configured === null) throw paymentsNotConfigured();
    return this.configured;
  }
}
