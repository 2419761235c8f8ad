import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, rpc, type UserId } from '@groundwork/contracts';
import { type RunningService } from '@groundwork/testing';
import { deliver, runBilling, subscriptionEvent } from '../testing/billing.ts';

let billing: RunningService;

beforeAll(async () => {
  billing = await runBilling();
});

afterAll(() => billing.stop());

describe('billing without a payment provider', () => {
  const userId = crypto.randomUUID() as UserId;

  it.each([
    ['individual', 'unavailable', 'Payments are not configured'],
    ['professional', 'unavailable', 'Payments are not configured'],
    ['master', 'conflict', 'Contact sales for the Master Partner plan'],
    ['starter', 'invalid', 'Choose the Individual or the Professional plan'],
    ['gold', 'invalid', 'Choose the Individual or the Professional plan'],
  ])('checks the plan %s before the key: %s', async (plan, kind, message) => {
    await expect(
      billing.rpc.call(rpc.billing.start, { ...actingForSelf(userId), plan }),
    ).rejects.toMatchObject({
      kind,
      message,
    });
  });

  it('puts every user on starter, without invoices and with nothing to cancel', async () => {
    const subscription = await billing.rpc.call(rpc.billing.subscription, { userId, fresh: true });
    expect(subscription).toEqual({ plan: 'starter', status: 'none' });
    expect(await billing.rpc.call(rpc.billing.invoices, { userId })).toEqual([]);
    await expect(billing.rpc.call(rpc.billing.cancel, actingForSelf(userId))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'NOTHING_TO_CANCEL',
    });
    await expect(billing.rpc.call(rpc.billing.resume, actingForSelf(userId))).rejects.toMatchObject({
      code: 'NOTHING_TO_RESUME',
    });
  });

  it('rejects a signed webhook instead of losing it', async () => {
    const payload = subscriptionEvent({ id: 'sub_1', customer: 'cus_1' });
    await expect(deliver(billing, payload)).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
  });
});
