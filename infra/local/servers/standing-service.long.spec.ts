import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineEvent } from '@groundwork/contracts';
import { messagingMigrations } from '@groundwork/platform-messaging';
import {
  cleanNats,
  createTestDatabase,
  eventually,
  sendEvent,
  testCallVariables,
  type TestDatabase,
  testServers,
} from '@groundwork/testing';
import { AckPolicy, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { checkout } from '../checkout.mjs';
import { LOOPBACK, reserveInternal } from '../ports.ts';
import { Supervisor } from '../supervisor.ts';
import { httpAnswersOk } from '../wait.ts';

const happened = defineEvent('thing.happened', 1, z.object({ note: z.string() }));
const program = join(checkout, 'libs/platform/service/testing/standing-service.mjs');
const durable = 'standing--note-on-thing-happened';
const names = Array.from({ length: 60 }, (_, n) => (n === 7 ? 'poison' : `thing ${n}`));
const timeoutMs = 900_000;

/** The tables have no unique key: an effect can be there twice. */
class CreateThings1763900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table things (id text primary key, tries integer not null default 0,
        next_at timestamptz not null default now())`);
    await runner.query('create table effects (note text not null)');
  }

  down = (runner: QueryRunner) => runner.query('drop table things, effects');
}

const migrations = [CreateThings1763900000001, ...messagingMigrations];
const logs = mkdtempSync(join(tmpdir(), 'groundwork-logs-'));
let supervisor: Supervisor;
let connection: NatsConnection;
let database: TestDatabase;
const begun: Record<string, Set<number>> = {};

async function start(name: string, args: string[], ready: string): Promise<void> {
  const { port, release } = await reserveInternal();
  const at = `http://${LOOPBACK}:${port}`;
  const { TEST_NATS_URL: NATS_URL } = testServers();
  await supervisor.start({
    name,
    kind: 'service',
    command: process.execPath,
    args,
    cwd: checkout,
    port,
    release,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: database.url,
      NATS_URL,
      ...testCallVariables('standing'),
    },
    ready: () => httpAnswersOk(`${at}${ready}`),
    life: { answers: (withinMs) => httpAnswersOk(`${at}/livez`, withinMs) },
  });
}

const startStanding = () => start('standing', [program], '/readyz');

const server = `require('http').createServer((_, r) => r.end('ok')).listen(process.env.PORT, '127.0.0.1')`;
const startOther = () => start('other', ['-e', server], '/');

beforeAll(async () => {
  supervisor = new Supervisor(logs, () => {
    for (const [name, { pid }] of Object.entries(supervisor.processes()))
      (begun[name] ??= new Set()).add(pid);
  });
  connection = await cleanNats();
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.add({ name: 'EVENTS', subjects: ['evt.>'] });
  // As the service creates it, but with a shorter wait for a killed process.
  const config = {
    filter_subject: happened.subject,
    ack_policy: AckPolicy.Explicit,
    ack_wait: 3_000_000_000,
  };
  await manager.consumers.add('EVENTS', { durable_name: durable, ...config });
  database = await createTestDatabase({ service: 'standing', entities: [], migrations });
}, timeoutMs);

afterAll(async () => {
  await supervisor.stop();
  await connection.close();
  await database.drop();
  rmSync(logs, { recursive: true, force: true });
});

async function stateOf() {
  const rows = (sql: string) => database.dataSource.query<{ note: string }[]>(sql);
  const notes = (await rows('select note from effects order by note')).map(({ note }) => note);
  return {
    notes,
    aside: await rows(`select id as note from things where next_at = 'infinity'`),
    due: (await rows(`select id as note from things where next_at <> 'infinity'`)).length,
    letters: await rows("select payload->'data'->>'note' as note, reason from dead_letters"),
    open: (await rows('select 1 from open_tries where begun > 0')).length,
  };
}

describe('an event and a row that stop the loop of their process', () => {
  it(
    'are set aside, and everything behind them is handled once',
    async () => {
      await database.dataSource.query('insert into things (id) select unnest($1::text[])', [
        names.map((name) => (name === 'poison' ? name : `row of ${name}`)),
      ]);
      for (const note of names) {
        const event = {
          userId: '01990000-0000-7000-8000-000000000000',
          aggregateId: note,
          aggregateVersion: 1,
          data: { note },
        };
        await sendEvent(connection, happened, event);
      }
      await startOther();
      await startStanding();
      const harmless = names.filter((name) => name !== 'poison');
      const expected = [...harmless, ...harmless.map((name) => `row of ${name}`)];
      const state = await eventually(
        () => stateOf(),
        ({ letters, aside, due }) => letters.length > 0 && aside.length > 0 && due === 0,
        timeoutMs,
      );
      expect(state).toMatchObject({
        aside: [{ note: 'poison' }],
        letters: [{ note: 'poison', reason: 'The process ended during each try of this event.' }],
        open: 0,
      });
      const handled = await eventually(
        () => stateOf(),
        ({ notes }) => notes.filter((note) => note !== 'poison').length >= expected.length,
        timeoutMs,
      );
      expect(handled.notes.filter((note) => note !== 'poison')).toEqual(expected.toSorted());
      expect(readFileSync(join(logs, 'standing.log'), 'utf8')).toContain('The event loop stands in standOn');
      // Three ends for each of the two.
      expect({ standing: begun['standing']?.size, other: begun['other']?.size }).toEqual({
        standing: 7,
        other: 1,
      });
    },
    timeoutMs,
  );
});
