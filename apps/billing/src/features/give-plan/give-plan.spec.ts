import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, type GivenPlanBody, rpc, userId as idOfUser } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent, SettableClock } from '@groundwork/testing';
import { runBilling, Subscriber } from '../../../testing/billing.ts';
import { ReconcileSubscriptions } from '../reconcile-subscriptions/reconcile-subscriptions.use-case.ts';

const clock = new SettableClock('2026-11-30T10:00:00Z');
const dayMs = 86_400_000;
const admin = idOfUser.parse(randomUUID());
let billing: RunningService;

const give = ({ userId }: Subscriber, gift: Partial<GivenPlanBody> = {}) =>
  billing.rpc.call(rpc.billing.givePlan, {
    userId,
    actorId: admin,
    plan: 'professional',
    until: null,
    reason: 'A member of the chamber',
    ...gift,
  });
const reconcile = () => billing.app.get(ReconcileSubscriptions).run();

describe('a given plan without a payment provider', () => {
  beforeAll(async () => {
    billing = await runBilling({}, clock);
  });
  afterAll(() => billing.stop());

  it('is in force at once, published, and on the audit log with its reason', async () => {
    const owner = new Subscriber(billing);
    const given = {
      plan: 'professional',
      until: null,
      reason: 'A member of the chamber',
      givenAt: clock.now().toISOString(),
    };
    expect(await give(owner)).toEqual({ plan: 'professional', status: 'none', given });
    expect(await owner.subscription()).toEqual({ plan: 'professional', status: 'none', given });
    expect(await owner.published()).toEqual([
      { version: 1, plan: 'professional', previousPlan: 'starter', status: 'none' },
    ]);
    const audit = 'select actor, action, details from audit_entries where user_id = $1';
    expect(await billing.query(audit, [owner.userId])).toEqual([
      {
        actor: admin,
        action: 'plan.given',
        details: { plan: 'professional', until: null, reason: 'A member of the chamber' },
      },
    ]);
  });

  it('replaces an earlier one, and starter ends it', async () => {
    const owner = new Subscriber(billing);
    await give(owner);
    await give(owner, { plan: 'individual' });
    expect(await give(owner, { plan: 'starter' })).toEqual({ plan: 'starter', status: 'none' });
    expect((await owner.published()).map((event) => (event as { plan: string }).plan)).toEqual([
      'professional',
      'individual',
      'starter',
    ]);
  });

  it('ends after its last day, once', async () => {
    const owner = new Subscriber(billing);
    await give(owner, { until: '2026-12-01' });
    clock.advance(dayMs);
    await reconcile();
    expect(await owner.subscription()).toMatchObject({ plan: 'professional' });
    clock.advance(dayMs);
    await Promise.all([reconcile(), reconcile()]);
    expect(await owner.subscription()).toEqual({ plan: 'starter', status: 'none' });
    expect(await owner.published()).toHaveLength(2);
  });

  it('is rejected with a day that is over', async () => {
    const owner = new Subscriber(billing);
    await expect(give(owner, { until: '2026-11-29' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: [{ field: 'until', message: 'Choose today or a later day' }],
    });
    expect(await billing.query('select 1 from subscriptions where user_id = $1', [owner.userId])).toEqual([]);
  });

  it('is erased with its owner', async () => {
    const owner = new Subscriber(billing);
    await give(owner);
    const erasureId = randomUUID();
    await sendEvent(billing.connection, events.userErasureRequested, {
      userId: owner.userId,
      aggregateId: erasureId,
      aggregateVersion: 1,
      data: { erasureId },
    });
    const sql = `select data from outbox where type = 'user.erased' and aggregate_id = $1`;
    const [row] = await eventually(
      () => billing.query(sql, [erasureId]),
      (rows) => rows.length > 0,
    );
    expect(JSON.stringify(row)).toContain('plans without a payment');
    expect(await billing.query('select 1 from given_plans where user_id = $1', [owner.userId])).toEqual([]);
  });
});

describe('a given plan beside a paid one', () => {
  beforeAll(async () => {
    billing = await runBilling({ PAYMENTS: 'fake' });
  });
  afterAll(() => billing.stop());

  it('counts while it is higher, and leaves the paid plan as it is', async () => {
    const owner = new Subscriber(billing);
    const subscription = await owner.subscribe('individual');
    expect(await give(owner)).toMatchObject({ plan: 'professional', status: 'active' });
    await owner.receiveEvent(subscription, { status: 'canceled' });
    expect(await owner.subscription()).toMatchObject({ plan: 'professional', status: 'canceled' });
    expect(await give(owner, { plan: 'starter' })).toMatchObject({ plan: 'starter' });
  });

  it('does not count while the paid plan is higher', async () => {
    const owner = new Subscriber(billing);
    await owner.subscribe('professional');
    const before = (await owner.published()).length;
    expect(await give(owner, { plan: 'individual' })).toMatchObject({ plan: 'professional' });
    expect(await owner.published()).toHaveLength(before);
  });
});
