import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createGate, createTestDatabase, type TestDatabase } from '@groundwork/testing';
import type { DataSource } from 'typeorm';
import { createDataSource, type ServiceDatabase } from './data-source.ts';
import { forCaller, inLane } from './lanes.ts';

const shares = { calls: 2, events: 1, upkeep: 1 };
const notes: ServiceDatabase = { service: 'notes_of_a_test', entities: [], migrations: [] };

let database: TestDatabase;
let source: DataSource;

beforeEach(async () => {
  database = await createTestDatabase(notes);
  source = createDataSource(notes, { url: database.url, poolSize: 4, lanes: shares });
  await source.initialize();
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

const one = () => source.query<[{ one: number }]>('select 1 as one');

/** Occupies connections until it is ended. */
async function occupy(count: number, lane?: 'events') {
  const end = createGate();
  const begun = Array.from({ length: count }, () => createGate());
  const work = () =>
    begun.map(({ open }) =>
      source.transaction(async (manager) => {
        await manager.query('select 1');
        open();
        await end.opened;
      }),
    );
  const held = Promise.all(lane ? inLane(lane, work) : work());
  await begun[0]?.opened;
  return async () => {
    end.open();
    await held;
  };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the lanes of a data source', () => {
  it('reserve connections for calls while events occupy theirs', async () => {
    const release = await occupy(20, 'events');
    expect(await Promise.all(Array.from({ length: 30 }, one))).toHaveLength(30);
    expect(await inLane('upkeep', one)).toEqual([{ one: 1 }]);
    await release();
    expect(await inLane('events', one)).toEqual([{ one: 1 }]);
  });

  it('reject a call with a retryable error when too many calls wait', async () => {
    const release = await occupy(2);
    const failures = Array.from({ length: 140 }, () => failureOf(one()));
    expect(await Promise.race(failures)).toMatchObject({
      kind: 'unavailable',
      code: 'UNAVAILABLE',
      retryAfterSeconds: 2,
    });
    await release();
    expect((await Promise.all(failures)).filter((failure) => failure === undefined)).toHaveLength(128);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('reject a call that waited for half of the time of its caller, and no delivery of that call', async () => {
    const [releaseCalls, releaseEvents] = [await occupy(2), await occupy(1, 'events')];
    const delivery = forCaller(2, () => inLane('events', one));
    expect(await failureOf(forCaller(2, one))).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
    await releaseCalls();
    await releaseEvents();
    expect(await delivery).toEqual([{ one: 1 }]);
    expect(await forCaller(0, one)).toEqual([{ one: 1 }]);
  });

  it('return the connection of a lost server process', async () => {
    for (let round = 0; round < 4; round += 1) {
      await failureOf(source.query('select pg_terminate_backend(pg_backend_pid())'));
    }
    expect(await one()).toEqual([{ one: 1 }]);
  });
});
