import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventOf, events, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { isLong, testSeed } from '@groundwork/test-data/cases';
import {
  cleanNats,
  createTestDatabase,
  eventually,
  PrivateProcess,
  signAsGateway,
  testCallVariables,
  type TestDatabase,
  testServers,
} from '@groundwork/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import fc from 'fast-check';
import { signatureOf, subscriptionEvent, webhookSecret } from '../../../testing/billing.ts';
import { FakeStripe, type State, subscriptionJson } from '../../../testing/fake-stripe.ts';
import { billingDatabase } from '../../persistence/database.ts';

const count = isLong ? 1000 : 120;
const kills = isLong ? 12 : 2;
const patienceMs = isLong ? 900_000 : 180_000;
const atOnce = 12;
/** So uneven that answers overtake each other. */
const answersAfterMs = [0, 80, 5, 40, 1, 120, 10];

/** The plan, the status and the cancellation during a year of an owner. */
const states: readonly State[] = [
  { plan: 'individual', status: 'active' },
  { plan: 'professional', status: 'active' },
  { plan: 'professional', status: 'active', cancelAtPeriodEnd: true },
  { plan: 'individual', status: 'past_due' },
  { plan: 'individual', status: 'incomplete' },
];

interface Happening {
  owner: number;
  /** The how many-eth of this owner. */
  turn: number;
  payload: string;
}

const owners = Array.from({ length: 10 }, (_, index) => ({
  userId: crypto.randomUUID(),
  customer: `cus_${index}`,
  subscription: `sub_${index}`,
  turns: [] as State[],
  /** The turn of the last delivered event. */
  reached: -1,
}));

let stripe: FakeStripe;
let database: TestDatabase;
let connection: NatsConnection;
let billing: PrivateProcess;

function everythingThatHappens(): Happening[] {
  const choices = fc.sample(fc.tuple(fc.nat(owners.length - 1), fc.constantFrom(...states)), {
    seed: testSeed,
    numRuns: count,
  });
  return choices.map(([owner, state], index) => {
    const { turns, subscription: id, customer } = owners[owner]!;
    turns.push(state);
    return { owner, turn: turns.length - 1, payload: subscriptionEvent({ id, customer }, `evt_${index}`) };
  });
}

beforeAll(async () => {
  [stripe, connection, database] = await Promise.all([
    FakeStripe.start(),
    cleanNats(),
    createTestDatabase(billingDatabase),
  ]);
  let answers = 0;
  stripe.slowMs = () => answersAfterMs[(answers += 1) % answersAfterMs.length] ?? 0;
  stripe.stateOf = (id) => {
    const owner = owners.find(({ subscription }) => subscription === id);
    const state = owner?.turns[owner.reached];
    return owner && state && subscriptionJson(id, owner.customer, state);
  };
  const { TEST_NATS_URL, TEST_DATA } = testServers();
  billing = new PrivateProcess({
    command: process.execPath,
    args: [join(import.meta.dirname, '../../../../../main.mjs')],
    env: {
      PATH: process.env['PATH'],
      TARGET: 'billing',
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.url,
      NATS_URL: TEST_NATS_URL,
      ...testCallVariables('billing'),
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
    log: join(TEST_DATA, 'billing-kills.log'),
  });
  for (const { userId, customer, subscription } of owners) {
    await database.dataSource.query(
      'insert into subscriptions (user_id, customer_id, subscription_id) values ($1, $2, $3)',
      [userId, customer, subscription],
    );
  }
  await billing.start();
}, patienceMs);

afterAll(async () => {
  await billing.stop();
  await connection.close();
  await stripe.stop();
  await database.drop();
});

/** Repeats a delivery until it is acknowledged, as the provider does. */
async function deliver({ owner, turn, payload }: Happening): Promise<void> {
  const state = owners[owner]!;
  state.reached = Math.max(state.reached, turn);
  const client = new RpcClient(connection, 5000, signAsGateway());
  const request = { payload, signature: signatureOf(payload) };
  for (;;) {
    const answer = await client.call(rpc.billing.receiveWebhook, request).catch(() => undefined);
    if (answer?.received) return;
    await sleep(50);
  }
}

async function deliverAll(queue: Happening[], killAfter: Set<number>): Promise<void> {
  let done = 0;
  const line = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      await deliver(next);
      done += 1;
      if (!killAfter.has(done)) continue;
      await billing.kill();
      await billing.start();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

const rows = <T>(query: string, values: unknown[] = []) => database.dataSource.query<T[]>(query, values);

type Changed = EventOf<typeof events.subscriptionChanged>;

/** Each published change, once per copy in the stream. */
async function publishedChanges(): Promise<Changed[]> {
  const waiting = () => rows<{ id: string }>('select id from outbox where published_at is null');
  await eventually(waiting, (left) => left.length === 0, 60_000);
  const { streams } = await jetstreamManager(connection);
  const { messages } = (await streams.info('EVENTS')).state;
  const all = Array.from({ length: messages }, (_, n) => streams.getMessage('EVENTS', { seq: n + 1 }));
  return (await Promise.all(all)).flatMap((message) => (message ? [message.json<Changed>()] : []));
}

async function deliverEverything(): Promise<void> {
  const happened = everythingThatHappens();
  const tripled = [...happened, ...happened, ...happened];
  const shuffles = fc.shuffledSubarray(tripled, { minLength: tripled.length });
  const [queue = []] = fc.sample(shuffles, { seed: testSeed, numRuns: 1 });
  const step = Math.floor(tripled.length / (kills + 1));
  await deliverAll([...queue], new Set(Array.from({ length: kills }, (_, index) => step * (index + 1))));
}

describe(`webhooks in any order, three times each (TEST_SEED=${testSeed})`, () => {
  it(
    'with billing killed in between leave the right plan, and every effect once',
    async () => {
      await deliverEverything();
      const received = await rows('select id from webhook_events');
      expect(received).toHaveLength(count);
      const published = await publishedChanges();
      for (const { userId, turns } of owners) {
        const last = turns.at(-1)!;
        const [row] = await rows<{ plan: string; status: string; version: number }>(
          'select plan, status, version from subscriptions where user_id = $1',
          [userId],
        );
        const plan = last.status === 'incomplete' ? 'starter' : last.plan;
        expect(row).toMatchObject({ plan, status: last.status });
        const own = published
          .filter((event) => event.userId === userId)
          .sort((a, b) => a.aggregateVersion - b.aggregateVersion);
        expect(own.map((event) => event.aggregateVersion)).toEqual(
          Array.from({ length: row!.version }, (_, n) => n + 1),
        );
        const plans = ['starter', ...own.map(({ data }) => data.plan)];
        expect(own.map(({ data }) => data.previousPlan)).toEqual(plans.slice(0, -1));
        expect(plans.at(-1)).toBe(plan);
      }
    },
    patienceMs,
  );
});
