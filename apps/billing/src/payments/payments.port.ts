import type { Invoice } from '@groundwork/contracts';
import { paymentsNotConfigured } from '../billing.errors.ts';
import type { PaidPlan, ProviderSubscription } from '../domain/provider-subscription.model.ts';

export interface OpenRequest {
  customerId: string;
  userId: string;
  plan: PaidPlan;
  /** The same for the same wish: asked twice, there is one subscription. */
  idempotencyKey: string;
}

export interface Contact {
  email?: string | undefined;
  name?: string | undefined;
}

/** A webhook whose signature was right. */
export interface SignedEvent {
  id: string;
  type: string;
  data: { object: Record<string, unknown> };
}

/** Whose event it is; undefined where it is about no subscription. */
export interface Concern {
  customerId: string;
  subscriptionId: string;
}

/** Who takes the money. Whatever keeps an answer away is "unavailable". */
export interface PaymentProvider {
  /** One customer for one user, however often it is asked for. */
  createCustomer(userId: string, contact: Contact): Promise<string>;
  open(request: OpenRequest): Promise<ProviderSubscription>;
  read(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** At once, the rest of the period charged for; takes effect when it is paid. */
  upgrade(subscription: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription>;
  /** When the period ends. */
  downgrade(subscription: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription>;
  cancelAtPeriodEnd(subscription: ProviderSubscription): Promise<ProviderSubscription>;
  /** Takes a cancellation or a downgrade back that has not happened yet. */
  resume(subscription: ProviderSubscription): Promise<ProviderSubscription>;
  /** At once: one that was never paid. */
  end(subscription: ProviderSubscription): Promise<void>;
  /** Why the last payment failed, in the provider's words. */
  paymentProblem(subscriptionId: string): Promise<string | null>;
  invoices(customerId: string): Promise<Invoice[]>;
  /** Ends at once what runs and deletes the customer; says how much ran. Repeated, it is no error. */
  forget(customerId: string): Promise<number>;
  concernOf(event: SignedEvent): Concern | undefined;
}

/** The provider, where one is configured. */
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
