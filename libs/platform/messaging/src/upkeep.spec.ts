import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { metrics } from '@groundwork/platform-observability';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { messagingMigrations } from './messaging-migrations.ts';
import { Upkeep } from './upkeep.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({
    service: 'upkeep_test',
    entities: [],
    migrations: messagingMigrations,
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  for (const table of ['outbox', 'inbox', 'dead_letters']) await rows(`delete from ${table} returning 1`);
});

const rows = (query: string, parameters: unknown[] = []) =>
  database.dataSource.query<Record<string, unknown>[]>(query, parameters);
const runUpkeep = (days = 7) => new Upkeep(database.dataSource, days).runOnce();

/** Null for an unpublished event. */
const outbox = (ages: (string | null)[]) =>
  rows(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, occurred_at,
       correlation_id, traceparent, data, published_at)
     select gen_random_uuid(), 'thing.happened', 1, 'evt.thing.happened.v1', coalesce(age, 'never'), 1,
       gen_random_uuid(), now() - interval '1 year', 'c', 't', '{}', now() - age::interval
     from unnest($1::text[]) as age`,
    [ages],
  );
const inbox = (ages: string[]) =>
  rows(
    `insert into inbox (event_id, consumer, handled_at)
     select gen_random_uuid(), age, now() - age::interval from unnest($1::text[]) as age`,
    [ages],
  );
const left = async (column: string, table: string) =>
  (await rows(`select ${column} as it from ${table}`)).map(({ it: value }) => value).sort();

describe('upkeep', () => {
  it('deletes published events after seven days, and no unpublished event', async () => {
    await outbox(['6 days 23 hours', '7 days 1 hour', '100 days', '1 second', null]);
    await runUpkeep();
    expect(await left('aggregate_id', 'outbox')).toEqual(['1 second', '6 days 23 hours', 'never']);
  });

  it('deletes inbox rows only when neither stream nor outbox can repeat the event', async () => {
    await inbox(['14 days 23 hours', '15 days 1 hour', '1 day']);
    await runUpkeep();
    expect(await left('consumer', 'inbox')).toEqual(['1 day', '14 days 23 hours']);
  });

  it('applies longer settings to both', async () => {
    await outbox(['29 days', '31 days']);
    await inbox(['37 days', '39 days']);
    await runUpkeep(30);
    expect(await left('aggregate_id', 'outbox')).toEqual(['29 days']);
    expect(await left('consumer', 'inbox')).toEqual(['37 days']);
  });

  it('deletes in batches until no old row remains, also in two processes', async () => {
    await outbox(Array.from({ length: 1203 }, () => '8 days'));
    await inbox(Array.from({ length: 1203 }, () => '16 days'));
    await Promise.all([runUpkeep(), runUpkeep()]);
    expect(await left('id', 'outbox')).toEqual([]);
    expect(await left('event_id', 'inbox')).toEqual([]);
  });

  it('counts unpublished events and dead letters', async () => {
    await outbox([null, null, '1 day']);
    await rows(
      `insert into dead_letters (id, consumer, subject, payload, reason)
       values (gen_random_uuid(), 'c', 's', '{}', 'r')`,
    );
    await runUpkeep();
    const metric = await metrics.metrics();
    expect(metric).toMatch(/groundwork_outbox_backlog(\{.*\})? 2\n/);
    const [, lag] = /^groundwork_outbox_lag_seconds\S* (.+)$/m.exec(metric) ?? [];
    expect(Number(lag)).toBeGreaterThan(0);
    expect(metric).toMatch(/groundwork_dead_letters(\{.*\})? 1\n/);
  });
});
