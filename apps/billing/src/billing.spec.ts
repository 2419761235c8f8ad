import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { type RunningService, runService } from '@groundwork/testing';
import { billingConfig } from './billing.config.ts';
import { billingModule } from './billing.module.ts';

let billing: RunningService;

beforeAll(async () => {
  billing = await runService({ service: 'billing', config: billingConfig, module: billingModule });
});

afterAll(() => billing.stop());

describe('billing without a payment provider', () => {
  const userId = crypto.randomUUID();

  it.each([
    ['individual', 'unavailable', 'Payments are not configured'],
    ['professional', 'unavailable', 'Payments are not configured'],
    ['master', 'conflict', 'Contact sales for the Master Partner plan'],
    ['starter', 'invalid', 'Choose the individual or the professional plan'],
    ['gold', 'invalid', 'Choose the individual or the professional plan'],
  ])('judges the plan %s before the key: %s', async (plan, kind, message) => {
    await expect(billing.rpc.call(rpc.billing.start, { userId, plan })).rejects.toMatchObject({
      kind,
      message,
    });
  });

  it('has everybody on starter', async () => {
    const subscription = await billing.rpc.call(rpc.billing.subscription, { userId });
    expect(subscription).toEqual({ plan: 'starter', status: 'none' });
  });
});
