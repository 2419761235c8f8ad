import type { Invoice } from '@groundwork/contracts';
import { planOffers } from '@groundwork/contracts';
import { systemClock } from '@groundwork/platform-time';
import { z } from 'zod';
import type { PaidPlan, ProviderSubscription } from '../domain/provider-subscription.model.ts';
import { concernOf } from './concern.mapper.ts';
import type { Concern, OpenRequest, PaymentProvider, SignedEvent } from './payments.port.ts';

const monthMs = 30 * 86_400_000;
const centsOf = (plan: PaidPlan) =>
  (planOffers.find((offer) => offer.plan === plan)?.pricePerMonth ?? 0) * 100;

const eventData = z.looseObject({ status: z.string().optional(), payment_problem: z.string().optional() });

export class FakePayments implements PaymentProvider {
  private readonly subscriptions = new Map<string, ProviderSubscription>();
  private readonly byKey = new Map<string, string>();
  private readonly problems = new Map<string, string>();
  private readonly issued: (Invoice & { customerId: string })[] = [];

  createCustomer(userId: string): Promise<string> {
    return Promise.resolve(`cus_fake_${userId}`);
  }

  open({ customerId, userId, plan, idempotencyKey }: OpenRequest): Promise<ProviderSubscription> {
    const opened = this.byKey.get(idempotencyKey);
    if (opened !== undefined) return Promise.resolve(this.subscriptionOf(opened));
    const id = `sub_fake_${userId}_${this.byKey.size + 1}`;
    this.byKey.set(idempotencyKey, id);
    const now = systemClock.now().getTime();
    return this.store({
      id,
      customerId,
      plan,
      paidPlan: null,
      pendingPlan: null,
      status: 'incomplete',
      periodStart: new Date(now),
      periodEnd: new Date(now + monthMs),
      cancelAtPeriodEnd: false,
      amountCents: centsOf(plan),
      currency: 'usd',
      clientSecret: `pi_fake_${id}_secret_${userId.slice(0, 8)}`,
    });
  }

  read(id: string): Promise<ProviderSubscription | null> {
    return Promise.resolve(this.subscriptions.get(id) ?? null);
  }

  upgrade({ id }: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription> {
    const change = { plan, amountCents: centsOf(plan), cancelAtPeriodEnd: false, clientSecret: null };
    return this.store({ ...this.subscriptionOf(id), ...change });
  }

  downgrade({ id }: ProviderSubscription, plan: PaidPlan): Promise<ProviderSubscription> {
    const before = this.subscriptionOf(id);
    const change = { plan, paidPlan: before.plan, amountCents: centsOf(plan), cancelAtPeriodEnd: false };
    return this.store({ ...before, ...change });
  }

  cancelAtPeriodEnd({ id }: ProviderSubscription): Promise<ProviderSubscription> {
    return this.store({ ...this.subscriptionOf(id), cancelAtPeriodEnd: true });
  }

  resume({ id }: ProviderSubscription): Promise<ProviderSubscription> {
    const before = this.subscriptionOf(id);
    const plan = before.paidPlan ?? before.plan;
    return this.store({
      ...before,
      plan,
      paidPlan: null,
      amountCents: centsOf(plan),
      cancelAtPeriodEnd: false,
    });
  }

  async end({ id }: ProviderSubscription): Promise<void> {
    await this.store({ ...this.subscriptionOf(id), status: 'canceled' });
  }

  paymentProblem(id: string): Promise<string | null> {
    return Promise.resolve(this.problems.get(id) ?? null);
  }

  invoices(customerId: string): Promise<Invoice[]> {
    const own = this.issued.filter((each) => each.customerId === customerId);
    return Promise.resolve(own.map(({ customerId: _, ...invoice }) => invoice).reverse());
  }

  deleteCustomer(customerId: string): Promise<number> {
    const running = [...this.subscriptions.values()].filter(
      (each) => each.customerId === customerId && each.status !== 'canceled',
    );
    for (const each of running) this.subscriptions.set(each.id, { ...each, status: 'canceled' });
    return Promise.resolve(running.length);
  }

  concernOf(event: SignedEvent): Concern | undefined {
    const concern = concernOf(event);
    const about = concern && this.subscriptions.get(concern.subscriptionId);
    if (about) this.applyEvent(about, eventData.parse(event.data.object));
    return concern;
  }

  private applyEvent(
    about: ProviderSubscription,
    { status, payment_problem: problem }: z.output<typeof eventData>,
  ): void {
    if (problem !== undefined) this.problems.set(about.id, problem);
    if (status === undefined) return;
    if (status === 'active' && about.status !== 'active') this.issue(about);
    const clientSecret = status === 'active' ? null : about.clientSecret;
    this.subscriptions.set(about.id, { ...about, status, clientSecret });
  }

  private issue({ customerId, plan, amountCents, currency }: ProviderSubscription): void {
    const number = `FAKE-${String(this.issued.length + 1).padStart(4, '0')}`;
    this.issued.push({
      customerId,
      id: `in_${number}`,
      number,
      createdAt: systemClock.now().toISOString(),
      amount: amountCents / 100,
      currency,
      status: 'paid',
      description: `1 × Groundwork ${planOffers.find((offer) => offer.plan === plan)?.label ?? plan}`,
      pageUrl: null,
      pdfUrl: null,
    });
  }

  private store(subscription: ProviderSubscription): Promise<ProviderSubscription> {
    this.subscriptions.set(subscription.id, subscription);
    return Promise.resolve(subscription);
  }

  private subscriptionOf(id: string): ProviderSubscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error('The fake provider has forgotten this subscription');
    return subscription;
  }
}
