import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, eventually, type TestDatabase } from '@groundwork/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { metrics } from '@groundwork/platform-observability';
import { messagingMigrations, OpenTries, Turns } from '@groundwork/platform-messaging';
import { DueRows } from './due-rows.ts';

class CreateThings1763900000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table things (
        id text primary key,
        open boolean not null default true,
        tries integer not null default 0,
        next_at timestamptz not null default now(),
        place text
      )`);
  }

  async down(): Promise<void> {
    return Promise.resolve();
  }
}

interface Thing {
  id: string;
  place: string;
}

const table = {
  table: 'things',
  key: 'id',
  tries: 'tries',
  columns: 'id, place',
  where: 'open',
  set: 'place = $1',
  maxWaitSeconds: 30,
};

let database: TestDatabase;
let running: DueRows<Thing>[] = [];

beforeAll(async () => {
  const migrations = [CreateThings1763900000001, ...messagingMigrations];
  database = await createTestDatabase({ service: 'due_rows', entities: [], migrations });
});
afterAll(() => database.drop());
afterEach(async () => {
  await Promise.all(running.map((each) => each.beforeApplicationShutdown()));
  running = [];
  await database.dataSource.query('delete from things');
});

class Things extends DueRows<Thing> {
  readonly claimed: Thing[] = [];
  readonly putAside: string[] = [];
  roundsDone = 0;

  constructor(
    private readonly effect: (thing: Thing) => Promise<unknown>,
    leaseSeconds = 60,
  ) {
    super(database.dataSource, 'things', { ...table, leaseSeconds });
    running.push(this);
    this.onApplicationBootstrap();
  }

  protected override parameters(): unknown[] {
    return [`place ${this.claimed.length}`];
  }

  protected override async work(thing: Thing): Promise<void> {
    this.claimed.push(thing);
    await this.effect(thing);
  }

  protected override handleFailure({ id }: Thing): Promise<void> {
    return this.postpone(id);
  }

  protected override async setAside({ id }: Thing): Promise<void> {
    this.putAside.push(id);
    return Promise.resolve();
  }

  protected override async afterRows(): Promise<void> {
    this.roundsDone += 1;
    return Promise.resolve();
  }
}

const remove = ({ id }: Thing) => database.dataSource.query('delete from things where id = $1', [id]);
const insert = (ids: string[], values = {}) => {
  const { open = true, tries = 0, wait = 0 } = values as { open?: boolean; tries?: number; wait?: number };
  return database.dataSource.query(
    `insert into things (id, open, tries, next_at)
     select id, $2, $3, now() + make_interval(secs => $4) from unnest($1::text[]) as id`,
    [ids, open, tries, wait],
  );
};
const idsOf = (things: Thing[]) => things.map(({ id }) => id).toSorted();

describe('a table of due rows', () => {
  it('works off each row once in parallel processes', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `shared ${String(index).padStart(2, '0')}`);
    await insert(ids);
    const processes = [new Things(remove), new Things(remove), new Things(remove)];
    const claimed = () => processes.flatMap((each) => each.claimed);
    await eventually(
      () => Promise.resolve(processes.every(({ roundsDone }) => roundsDone > 1)),
      (areDone) => areDone,
    );
    expect(idsOf(claimed())).toEqual(ids);
  });

  it('sets the columns of the claim, and leaves closed and later rows alone', async () => {
    await insert(['due']);
    await insert(['closed'], { open: false });
    await insert(['later'], { wait: 3600 });
    const things = new Things(remove);
    await eventually(
      () => Promise.resolve(things.roundsDone),
      (rounds) => rounds > 1,
    );
    expect(things.claimed).toEqual([{ id: 'due', place: 'place 0' }]);
  });

  it('postpones a failed row for longer after each failure', async () => {
    await insert(['often'], { tries: 40, wait: -2 });
    await insert(['first time'], { wait: -1 });
    const things = new Things(async () => {
      if (things.claimed.length === 2) void things.beforeApplicationShutdown();
      return Promise.reject(new Error('away'));
    });
    await eventually(
      () => Promise.resolve(things.claimed.length),
      (count) => count === 2,
    );
    await things.beforeApplicationShutdown();
    const rows = await database.dataSource.query<{ id: string; tries: number; within: boolean }[]>(
      `select id, tries, next_at <= now() + make_interval(secs => case id when 'often' then 30 else 2 end) as within
       from things order by next_at`,
    );
    expect(rows).toEqual([
      { id: 'first time', tries: 1, within: true },
      { id: 'often', tries: 41, within: true },
    ]);
  });

  it('passes a row to another process when its lease ends', async () => {
    let giveUp: () => void = () => undefined;
    const hangs = new Promise<void>((resolve) => (giveUp = resolve));
    await insert(['abandoned']);
    const dead = new Things(() => hangs, 2);
    await eventually(
      () => Promise.resolve(dead.claimed.length),
      (count) => count === 1,
    );
    const alive = new Things(remove);
    await eventually(
      () => Promise.resolve(alive.claimed.length),
      (count) => count === 1,
    );
    expect(idsOf(alive.claimed)).toEqual(['abandoned']);
    giveUp();
  });

  it('claims no row after a stop', async () => {
    await insert(['first', 'second']);
    const things = new Things((thing) => {
      void things.beforeApplicationShutdown();
      return remove(thing);
    });
    await eventually(
      () => Promise.resolve(things.claimed.length),
      (count) => count === 1,
    );
    await things.beforeApplicationShutdown();
    const left = await database.dataSource.query<Thing[]>('select id from things');
    expect([things.claimed.length, left.length, things.roundsDone]).toEqual([1, 1, 0]);
  });

  it('sets a row aside whose tries began and did not end', async () => {
    await insert(['poison', 'other', 'not due']);
    await database.dataSource.query(`update things set next_at = 'infinity' where id = 'not due'`);
    const claim = `update things set tries = tries + 1, next_at = now() where id = 'poison'`;
    const died = () => new OpenTries(database.dataSource, 'things', new Turns());
    await database.dataSource.query(claim);
    for (const process of [died(), died()]) {
      await database.dataSource.query(claim);
      await new Promise<void>((resolve) => {
        const work = () => {
          resolve();
          return new Promise<void>(() => undefined);
        };
        void process.run({ key: 'poison', isFirst: false, work, setAside: work });
      });
    }
    const things = new Things(remove);
    await eventually(
      () => Promise.resolve(things.roundsDone),
      (rounds) => rounds > 1,
    );
    expect({ worked: idsOf(things.claimed), aside: things.putAside }).toEqual({
      worked: ['other'],
      aside: ['poison'],
    });
    expect(await metrics.getSingleMetricAsString('groundwork_set_aside_rows')).toContain(
      'groundwork_set_aside_rows{work="things",service="unnamed"} 1',
    );
  });
});
