import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startService } from '@groundwork/platform-service';
import { type RunningService, testCallVariables, testServers } from '@groundwork/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { runBilling } from '../../../testing/billing.ts';
import { FakeStripe, subscriptionJson } from '../../../testing/fake-stripe.ts';
import { billingConfig } from '../../billing.config.ts';
import { billingModule } from '../../billing.module.ts';
import { ReconcileSubscriptions } from './reconcile-subscriptions.use-case.ts';

const count = 25;
const ids = Array.from({ length: count }, (_, index) => `sub_${index}`);

let stripe: FakeStripe;
let billing: RunningService;
let replica: NestFastifyApplication;

beforeAll(async () => {
  stripe = await FakeStripe.start();
  const environment = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: stripe.url };
  billing = await runBilling(environment);
  replica = await startService(
    { service: 'billing', config: billingConfig, module: billingModule },
    {
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...environment,
      NATS_URL: testServers().TEST_NATS_URL,
      ...testCallVariables('billing'),
      DATABASE_URL: billing.database?.url,
    },
  );
});
afterAll(async () => {
  await replica.close();
  await billing.stop();
  await stripe.stop();
});

beforeEach(async () => {
  stripe.requests.length = 0;
  stripe.slowMs = () => 5;
  stripe.failsWith = undefined;
  stripe.stateOf = (id) => subscriptionJson(id, `cus_${id}`, { plan: 'individual', status: 'active' });
  await billing.query('delete from subscriptions');
  await billing.query(
    `insert into subscriptions (user_id, customer_id, subscription_id, status)
     select gen_random_uuid(), 'cus_' || id, id, 'active' from unnest($1::text[]) as id`,
    [ids],
  );
});

const roundsOf = (app: NestFastifyApplication) => app.get(ReconcileSubscriptions);
const readIds = () => stripe.requests.map(({ line }) => line.replace('GET /v1/subscriptions/', '')).sort();

describe('reconciling in two replicas', () => {
  it('reads each subscription once', async () => {
    await Promise.all([roundsOf(billing.app).run(), roundsOf(replica).run()]);
    expect(readIds()).toEqual([...ids].sort());
  });

  it('reads a subscription again after its interval', async () => {
    await roundsOf(billing.app).run();
    await billing.query("update subscriptions set read_at = now() - interval '1 hour'");
    await roundsOf(replica).run();
    expect(readIds()).toHaveLength(2 * count);
  });

  it('reads a subscription of a dead replica when its lease ends', async () => {
    await billing.query("update subscriptions set reconcile_until = now() + interval '1 minute'");
    await roundsOf(replica).run();
    expect(readIds()).toEqual([]);
    await billing.query("update subscriptions set reconcile_until = now() - interval '1 second'");
    await roundsOf(replica).run();
    expect(readIds()).toHaveLength(count);
  });

  it('continues with the other subscriptions in the round after an error of the provider', async () => {
    stripe.failsWith = 500;
    await expect(roundsOf(billing.app).run()).rejects.toThrow();
    stripe.failsWith = undefined;
    stripe.requests.length = 0;
    await roundsOf(billing.app).run();
    expect(readIds()).toHaveLength(count - 1);
  });
});
