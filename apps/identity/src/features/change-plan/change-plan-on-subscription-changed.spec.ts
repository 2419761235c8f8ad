import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { actingForSelf, events, rpc, type SubscriptionPlan } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { slowCallMs, runIdentity, signUp } from '../../../testing/identity.ts';

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;
const published: unknown[] = [];

beforeAll(async () => {
  identity = await runIdentity();
  identity.connection.subscribe(events.userPlanChanged.subject, {
    callback: (_, message) => void published.push(message.json()),
  });
});
afterAll(() => identity.stop());

const sendChange = (userId: string, plan: SubscriptionPlan, aggregateVersion: number) =>
  sendEvent(identity.connection, events.subscriptionChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion,
    data: { plan, previousPlan: 'starter', status: 'active' },
  });

const waitUntilHandled = (id: string) =>
  eventually(
    () => identity.query('select 1 from inbox where event_id = $1', [id]),
    (rows) => rows.length === 1,
  );

describe('the plan of a user', () => {
  it('follows the newest subscription when events arrive out of order', async () => {
    const { token, user } = await signUp(identity, 'ann@example.com');
    await waitUntilHandled(await sendChange(user.id, 'professional', 3));
    await waitUntilHandled(await sendChange(user.id, 'individual', 2));
    const verified = await identity.rpc.call(rpc.identity.verifyToken, { token });
    expect(verified?.user.subscriptionPlan).toBe('professional');
    const changes = await eventually(
      async () => published,
      (all) => all.length > 0,
    );
    expect(changes).toMatchObject([
      { userId: user.id, aggregateVersion: 2, data: { subscriptionPlan: 'professional' } },
    ]);
  });

  it('is the same in the first business', async () => {
    const { user } = await signUp(identity, 'bea@example.com');
    await waitUntilHandled(await sendChange(user.id, 'individual', 1));
    const [row] = await identity.query('select plan, plan_version from businesses where user_id = $1', [
      user.id,
    ]);
    expect(row).toEqual({ plan: 'individual', plan_version: 1 });
  });

  it('of a further business is its own, and out of order the newest', async () => {
    const { user } = await signUp(identity, 'cleo@example.com');
    await waitUntilHandled(await sendChange(user.id, 'individual', 1));
    const call = { ...actingForSelf(user.id), name: 'Second shop' };
    const { id } = await identity.rpc.call(rpc.identity.addBusiness, call);
    await waitUntilHandled(await sendChange(id, 'professional', 3));
    await waitUntilHandled(await sendChange(id, 'starter', 2));
    const admit = (to: typeof id) => identity.rpc.call(rpc.identity.admit, { userId: user.id, to });
    expect(await admit(id)).toMatchObject({ plan: 'professional' });
    expect(await identity.rpc.call(rpc.identity.admit, { userId: user.id })).toMatchObject({
      id: user.id,
      plan: 'individual',
    });
    expect(published).toContainEqual(
      expect.objectContaining({ userId: id, data: { subscriptionPlan: 'professional' } }),
    );
  });

  it('of a practice is its own', async () => {
    const { user } = await signUp(identity, 'dora@example.com');
    const practices = () => identity.rpc.call(rpc.identity.practices, { userId: user.id });
    const call = { ...actingForSelf(user.id), name: 'Dora & Co' };
    const { id } = await identity.rpc.call(rpc.identity.addPractice, call);
    await waitUntilHandled(await sendChange(id, 'master', 2));
    await waitUntilHandled(await sendChange(id, 'starter', 1));
    expect(await practices()).toMatchObject([{ plan: 'master' }]);
  });

  it('is ignored when the user no longer exists, without a dead letter', async () => {
    await waitUntilHandled(await sendChange(crypto.randomUUID(), 'individual', 1));
    expect(await identity.query('select 1 from dead_letters')).toEqual([]);
  });
});
