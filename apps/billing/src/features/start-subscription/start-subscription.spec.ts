import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningService } from '@groundwork/testing';
import { runBilling, Subscriber } from '../../../testing/billing.ts';

let billing: RunningService;

beforeAll(async () => {
  billing = await runBilling({ PAYMENTS: 'fake' });
});
afterAll(() => billing.stop());

const newSubscriber = () => new Subscriber(billing);

describe('a subscription', () => {
  it('begins with a payment secret, and the plan changes with the payment', async () => {
    const ann = newSubscriber();
    const started = await ann.start('professional');
    expect(started).toMatchObject({ plan: 'professional', status: 'incomplete' });
    expect(started.clientSecret).toContain('secret');
    expect(await ann.subscription()).toEqual({ plan: 'starter', status: 'incomplete' });

    await ann.receiveEvent(started.subscriptionId, { status: 'active' });
    expect(await ann.subscription()).toMatchObject({
      plan: 'professional',
      status: 'active',
      cancelAtPeriodEnd: false,
      nextCharge: { amount: 147, currency: 'usd' },
    });
    expect(await ann.published()).toEqual([
      { version: 1, plan: 'starter', previousPlan: 'starter', status: 'incomplete' },
      { version: 2, plan: 'professional', previousPlan: 'starter', status: 'active' },
    ]);
    expect(await ann.invoices()).toMatchObject([{ amount: 147, currency: 'usd', status: 'paid' }]);
  });

  it('that was started and not paid is continued', async () => {
    const ann = newSubscriber();
    expect(await ann.start('individual')).toEqual(await ann.start('individual'));
  });

  it('for another plan replaces the one that was not paid', async () => {
    const ann = newSubscriber();
    const first = await ann.start('individual');
    const second = await ann.start('professional');
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    await ann.receiveEvent(first.subscriptionId, {});
    await ann.receiveEvent(second.subscriptionId, { status: 'active' });
    expect(await ann.subscription()).toMatchObject({ plan: 'professional', status: 'active' });
    const third = await ann.start('individual');
    expect(third.subscriptionId).toBe(second.subscriptionId);
  });

  it('started in two tabs at once is one', async () => {
    const ann = newSubscriber();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ann.start('individual')));
    expect(new Set(answers.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    const subscriptions = await billing.query('select customer_id from subscriptions where user_id = $1', [
      ann.userId,
    ]);
    expect(subscriptions).toEqual([{ customer_id: `cus_fake_${ann.userId}` }]);
  });

  it('of the same plan again is rejected', async () => {
    const ann = newSubscriber();
    await ann.subscribe('individual');
    await expect(ann.start('individual')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You are already on the Individual plan',
    });
  });

  it('that is upgraded stays the same one, without a form when nothing is due', async () => {
    const ann = newSubscriber();
    const subscriptionId = await ann.subscribe('individual');
    expect(await ann.start('professional')).toEqual({
      clientSecret: null,
      subscriptionId,
      plan: 'professional',
      status: 'active',
    });
    expect(await ann.subscription()).toMatchObject({ plan: 'individual' });
    await ann.receiveEvent(subscriptionId, {});
    expect(await ann.subscription()).toMatchObject({ plan: 'professional', nextCharge: { amount: 147 } });
  });

  it('that is downgraded changes when the period ends, and can be resumed until then', async () => {
    const ann = newSubscriber();
    const subscriptionId = await ann.subscribe('professional');
    expect(await ann.start('individual')).toMatchObject({
      clientSecret: null,
      subscriptionId,
      status: 'active',
    });
    const scheduled = { plan: 'professional', nextPlan: 'individual', nextCharge: { amount: 47 } };
    expect(await ann.subscription()).toMatchObject(scheduled);
    await expect(ann.start('individual')).rejects.toMatchObject({ code: 'ALREADY_CHANGING' });
    expect(await ann.resume()).toMatchObject({ plan: 'professional', nextCharge: { amount: 147 } });
    expect(await ann.subscription()).not.toHaveProperty('nextPlan');
  });

  it('that is canceled lasts until the period ends, and can be resumed', async () => {
    const ann = newSubscriber();
    await ann.subscribe('individual');
    const canceled = await ann.cancel();
    expect(canceled).toMatchObject({ plan: 'individual', cancelAtPeriodEnd: true, nextPlan: 'starter' });
    expect(canceled).not.toHaveProperty('nextCharge');
    expect(await ann.cancel()).toEqual(canceled);
    expect(await ann.resume()).toMatchObject({ cancelAtPeriodEnd: false, nextCharge: { amount: 47 } });
    await expect(ann.resume()).rejects.toMatchObject({ code: 'NOTHING_TO_RESUME' });
  });

  it('that was never paid cannot be canceled', async () => {
    const ann = newSubscriber();
    await ann.start('individual');
    await expect(ann.cancel()).rejects.toMatchObject({ kind: 'conflict', code: 'NOTHING_TO_CANCEL' });
  });

  it('whose renewal failed keeps its plan for a week and must be paid before a change', async () => {
    const ann = newSubscriber();
    const subscriptionId = await ann.subscribe('individual');
    await ann.receiveEvent(subscriptionId, { status: 'past_due', payment_problem: 'Your card has expired.' });
    const subscription = await ann.subscription(true);
    expect(subscription).toMatchObject({ plan: 'individual', paymentProblem: 'Your card has expired.' });
    expect(Date.parse(subscription.graceUntil ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    await expect(ann.start('professional')).rejects.toMatchObject({ code: 'OPEN_INVOICE' });
    await ann.receiveEvent(subscriptionId, { status: 'canceled' });
    expect(await ann.subscription()).toEqual({ plan: 'starter', status: 'canceled' });
    expect((await ann.start('professional')).subscriptionId).not.toBe(subscriptionId);
  });
});
