import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { messagingMigrations } from './messaging-migrations.ts';
import { OpenTries } from './open-tries.ts';
import { Turns } from './turns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({
    service: 'open_tries',
    entities: [],
    migrations: messagingMigrations,
  });
});
afterAll(() => database.drop());
beforeEach(() => database.dataSource.query('delete from open_tries'));

const succeed = () => Promise.resolve('done');
const fail = () => Promise.reject(new Error('away'));

/** A process with a memory of its own. */
function newProcess() {
  const tries = new OpenTries(database.dataSource, 'test', new Turns());
  return (isFirst: boolean, work: () => Promise<string>) =>
    tries.run({ key: 'one', isFirst, work, setAside: () => Promise.resolve('set aside') });
}

const countBegun = async () =>
  (await database.dataSource.query<{ begun: number }[]>('select begun from open_tries')).map(
    ({ begun }) => begun,
  );

/** The work of a process that ends in it. */
async function endIn(run: ReturnType<typeof newProcess>) {
  await new Promise<void>((resolve) => {
    void run(false, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

describe('the open tries', () => {
  it('store nothing for work that succeeds at once', async () => {
    expect(await newProcess()(true, succeed)).toBe('done');
    expect(await countBegun()).toEqual([]);
  });

  it('count no failure, however often the work fails', async () => {
    await expect(newProcess()(true, fail)).rejects.toThrow('away');
    for (let n = 0; n < 5; n += 1) await expect(newProcess()(false, fail)).rejects.toThrow('away');
    expect(await countBegun()).toEqual([0]);
    expect(await newProcess()(false, succeed)).toBe('done');
    expect(await countBegun()).toEqual([]);
  });

  it('set work aside that ended its process three times', async () => {
    await endIn(newProcess());
    expect(await countBegun()).toEqual([2]);
    await endIn(newProcess());
    expect(await countBegun()).toEqual([3]);
    expect(await newProcess()(false, succeed)).toBe('set aside');
    expect(await countBegun()).toEqual([]);
  });

  it('forget the ended processes after a failure', async () => {
    await endIn(newProcess());
    await expect(newProcess()(false, fail)).rejects.toThrow('away');
    await endIn(newProcess());
    expect(await countBegun()).toEqual([1]);
  });
});
