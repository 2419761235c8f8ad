import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userId } from '@groundwork/contracts';
import { createTestDatabase, eventually, type TestDatabase } from '@groundwork/testing';
import { identityDatabase } from './database.ts';
import { forgetPerson } from './erased-person.repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(identityDatabase);
});
afterAll(() => database.drop());

const lock = 'select 1 from outbox where id = $1 for update';

const isWaiting = () =>
  eventually(
    () =>
      database.dataSource.query<unknown[]>(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`),
    ({ length }) => length > 0,
  );

it('an erasure waits for a publication of the same events, and both succeed', async () => {
  const person = userId.parse(randomUUID());
  const [first, second] = [`0${randomUUID().slice(1)}`, `f${randomUUID().slice(1)}`];
  // The table has the later one first.
  for (const id of [second, first])
    await database.dataSource.query(
      `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, actor_id, occurred_at,
         correlation_id, traceparent, data)
       values ($1, 't', 1, 'evt.t.v1', $2::text, 1, $2::uuid, $2::text, now(), '', '', '{}')`,
      [id, person],
    );
  const erasure = await database.dataSource.transaction(async (publication) => {
    await publication.query(lock, [first]);
    const end = database.dataSource.transaction((manager) => forgetPerson(manager, person));
    await isWaiting();
    await publication.query(lock, [second]);
    return { end };
  });
  await erasure.end;
  const open = `select 1 from outbox where actor_id = $1::text`;
  expect(await database.dataSource.query(open, [person])).toEqual([]);
});
