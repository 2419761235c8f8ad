import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { events, rpc, type SubscriptionPlan } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { patientlyMs, runIdentity, signUp } from '../../../testing/identity.ts';

jest.setTimeout(2 * patientlyMs);

let identity: RunningService;
const told: unknown[] = [];

beforeAll(async () => {
  identity = await runIdentity();
  identity.connection.subscribe(events.userPlanChanged.subject, {
    callback: (_, message) => void told.push(message.json()),
  });
});
afterAll(() => identity.stop());

const changed = (userId: string, plan: SubscriptionPlan, aggregateVersion: number) =>
  sendEvent(identity.connection, events.subscriptionChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion,
    data: { plan, previousPlan: 'starter', status: 'active' },
  });

const handled = (id: string) =>
  eventually(
    () => identity.query('select 1 from inbox where event_id = $1', [id]),
    (rows) => rows.length === 1,
  );

describe('the plan of a user', () => {
  it('follows the subscription, whatever the order its changes arrive in', async () => {
    const { token, user } = await signUp(identity, 'ann@example.com');
    await handled(await changed(user.id, 'professional', 3));
    await handled(await changed(user.id, 'individual', 2));
    const verified = await identity.rpc.call(rpc.identity.verifyToken, { token });
    expect(verified?.user.subscriptionPlan).toBe('professional');
    const all = await eventually(
      async () => told,
      (known) => known.length > 0,
    );
    expect(all).toMatchObject([
      { userId: user.id, aggregateVersion: 2, data: { subscriptionPlan: 'professional' } },
    ]);
  });

  it('of somebody who is gone is nobody’s: the event is handled, and nothing is set aside', async () => {
    await handled(await changed(crypto.randomUUID(), 'individual', 1));
    expect(await identity.query('select 1 from dead_letters')).toEqual([]);
  });
});
