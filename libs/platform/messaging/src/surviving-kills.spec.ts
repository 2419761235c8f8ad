import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource, migrate, roleOf } from '@groundwork/platform-database';
import { configureLog } from '@groundwork/platform-observability';
import { isLong, testSeed } from '@groundwork/test-data/cases';
import {
  eventually,
  privateNats,
  privatePostgres,
  PrivateProcess,
  type PrivateServer,
  testCallVariables,
} from '@groundwork/testing';
import { AckPolicy, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import fc from 'fast-check';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { ensureStream, streamName } from './event-stream.ts';
import { messagingMigrations } from './messaging-migrations.ts';
import { connectNats } from './nats-connection.ts';

const rounds = isLong ? 12 : 1;
const children = ['maker', 'relay-1', 'relay-2', 'taker-1', 'taker-2'];
const victims = isLong
  ? [...children, 'nats', 'postgres']
  : ['maker', 'relay-1', 'taker-1', 'nats', 'postgres'];
const timeoutMs = isLong ? 900_000 : 180_000;
const durable = 'taker--note-on-thing-made';
const password = randomBytes(8).toString('hex');

class CreateMade1763900000001 implements MigrationInterface {
  up = (runner: QueryRunner) => runner.query('create table made (n integer generated always as identity)');
  down = (runner: QueryRunner) => runner.query('drop table made');
}

/** The table has no unique key: it may hold an effect twice. */
class CreateEffects1763900000002 implements MigrationInterface {
  up = (runner: QueryRunner) =>
    runner.query('create table effects (event_id uuid not null, n integer not null)');
  down = (runner: QueryRunner) => runner.query('drop table effects');
}

let nats: PrivateServer;
let postgres: PrivateServer;
let source: DataSource;
let connection: NatsConnection;
const processes = new Map<string, PrivateProcess>();

const child = (name: string) => {
  const role = name.split('-')[0]!;
  const url = new URL(postgres.url);
  url.username = roleOf(role === 'taker' ? 'taker' : 'maker');
  url.password = password;
  return new PrivateProcess({
    command: process.execPath,
    args: [join(import.meta.dirname, '../testing/kill-victim.mjs'), role],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: url.href,
      NATS_URL: nats.url,
      ...testCallVariables('maker'),
    },
    log: join(postgres.logs, `${name}.log`),
  });
};

beforeAll(async () => {
  configureLog('test', 'silent');
  [nats, postgres] = await Promise.all([privateNats('kills-nats'), privatePostgres('kills-postgres')]);
  await migrate(postgres.url, [
    { service: 'maker', password, migrations: [...messagingMigrations, CreateMade1763900000001] },
    { service: 'taker', password, migrations: [...messagingMigrations, CreateEffects1763900000002] },
  ]);
  const everything = { service: 'public', entities: [], migrations: [] };
  source = await createDataSource(everything, { url: postgres.url, poolSize: 2 }).initialize();
  connection = await connectNats(nats.url, 'test');
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await ensureStream(manager);
  // As the service creates it, but with a shorter wait for a killed taker.
  const config = {
    filter_subject: 'evt.thing.made.v1',
    ack_policy: AckPolicy.Explicit,
    max_ack_pending: 256,
  };
  await manager.consumers.add(streamName, { durable_name: durable, ack_wait: 3_000_000_000, ...config });
  processes.set('nats', nats.process).set('postgres', postgres.process);
  for (const name of children) {
    processes.set(name, child(name));
    await processes.get(name)!.start();
  }
}, timeoutMs);

afterAll(async () => {
  await connection.close();
  await source.destroy();
  for (const name of [...children, 'nats', 'postgres']) await processes.get(name)?.stop();
});

const numbers = async (query: string) =>
  (await source.query<{ n: string }[]>(query)).map(({ n }) => Number(n));
const countOf = async (table: string) => (await numbers(`select count(*) as n from ${table}`))[0] ?? 0;

/** Undefined while the server is away. */
const ifThere = <T>(ask: () => Promise<T>): Promise<T | undefined> => ask().catch(() => undefined);

const moreEffectsThan = (count: number) =>
  eventually(
    () => ifThere(() => countOf('taker.effects')),
    (now) => now !== undefined && now > count,
    60_000,
  );

async function killInMidLoad(name: string, afterMs: number): Promise<void> {
  await sleep(afterMs);
  const victim = processes.get(name)!;
  await victim.kill();
  await victim.start();
  const now = await eventually(
    () => ifThere(() => countOf('taker.effects')),
    (count) => count !== undefined,
    60_000,
  );
  await moreEffectsThan(now! + 20);
}

async function everythingArrived(): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await eventually(
    () =>
      // The test's own connection recovers from the last kill, too: it may lose a request meanwhile.
      ifThere(async () => {
        const [unpublished] = await numbers(
          'select count(*) as n from maker.outbox where published_at is null',
        );
        const { num_pending, num_ack_pending } = await manager.consumers.info(streamName, durable);
        return [unpublished, num_pending, num_ack_pending];
      }),
    (open) => open?.every((count) => count === 0) === true,
    120_000,
  );
}

describe(`kill -9 in mid-load (TEST_SEED=${testSeed})`, () => {
  it(
    'of producer, relay, consumer, NATS and PostgreSQL loses no event and doubles no effect',
    async () => {
      const orders = fc.sample(fc.shuffledSubarray(victims, { minLength: victims.length }), {
        seed: testSeed,
        numRuns: rounds,
      });
      const pauses = fc.sample(fc.nat(400), { seed: testSeed, numRuns: rounds * victims.length });
      await moreEffectsThan(50);
      for (const victim of orders.flat()) await killInMidLoad(victim, pauses.pop() ?? 0);
      await processes.get('maker')!.stop();
      await everythingArrived();

      const rows = {
        lost: await numbers('select n from maker.made except select n from taker.effects'),
        doubled: await numbers('select n from taker.effects group by n having count(*) > 1'),
        invented: await numbers('select n from taker.effects except select n from maker.made'),
        setAside: await countOf('taker.dead_letters'),
      };
      expect(rows).toEqual({ lost: [], doubled: [], invented: [], setAside: 0 });
      expect(await countOf('taker.effects')).toBe(await countOf('maker.made'));
      expect(await countOf('taker.inbox')).toBe(await countOf('maker.outbox'));
    },
    timeoutMs,
  );
});
