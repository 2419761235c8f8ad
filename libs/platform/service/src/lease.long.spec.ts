import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, eventually, type TestDatabase } from '@groundwork/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DueRows } from './due-rows.ts';
import { holdLease, LeaseLost } from './lease.ts';

class CreateFiles1763900000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table files (
        id text primary key,
        tries integer not null default 0,
        next_at timestamptz not null default now()
      )`);
  }

  async down(): Promise<void> {
    return Promise.resolve();
  }
}

interface File {
  id: string;
  tries: number;
}

const table = {
  table: 'files',
  key: 'id',
  tries: 'tries',
  columns: 'id, tries',
  leaseSeconds: 5,
  maxWaitSeconds: 30,
};
const longerThanLeaseMs = 12_000;

let database: TestDatabase;
beforeAll(async () => {
  const migrations = [CreateFiles1763900000001];
  database = await createTestDatabase({ service: 'lease', entities: [], migrations });
});
afterAll(() => database.drop());

const query = (sql: string, values: unknown[] = []) =>
  database.dataSource.query<Record<string, unknown>[]>(sql, values);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class Files extends DueRows<File> {
  readonly claimed: File[] = [];
  readonly outcomes: unknown[] = [];

  constructor(private readonly read: (file: File, signal: AbortSignal) => Promise<unknown>) {
    super(database.dataSource, 'files', table);
    this.onApplicationBootstrap();
  }

  protected override async work(file: File): Promise<void> {
    this.claimed.push(file);
    const reading = holdLease(database.dataSource, table, file, (signal) => this.read(file, signal));
    this.outcomes.push(await reading.catch((error: unknown) => error));
    await query('delete from files where id = $1', [file.id]);
  }

  protected override async handleFailure({ id }: File): Promise<void> {
    return this.postpone(id);
  }
}

async function readOnce(read: (file: File, signal: AbortSignal) => Promise<unknown>): Promise<Files[]> {
  await query(`insert into files (id) values ('a file')`);
  const processes = [new Files(read), new Files(read)];
  await eventually(
    () => query('select 1 from files'),
    (rows) => rows.length === 0,
    60_000,
  );
  await Promise.all(processes.map((each) => each.beforeApplicationShutdown()));
  return processes;
}

describe('the lease of a row', () => {
  it('lasts as long as its work, so no other process claims the row', async () => {
    const processes = await readOnce(() => sleep(longerThanLeaseMs));
    expect(processes.flatMap(({ claimed }) => claimed)).toHaveLength(1);
  });

  it('lasts while a transaction of its work locks the row', async () => {
    const processes = await readOnce(({ id }, signal) =>
      database.dataSource.transaction(async (manager) => {
        await manager.query('select 1 from files where id = $1 for update', [id]);
        await sleep(longerThanLeaseMs);
        expect(signal.aborted).toBe(false);
      }),
    );
    expect(processes.flatMap(({ claimed }) => claimed)).toHaveLength(1);
    expect(processes.flatMap(({ outcomes }) => outcomes)).toEqual([undefined]);
  });

  it('aborts its work if another process claimed the row', async () => {
    const lost = async ({ id }: File, signal: AbortSignal) => {
      await query('update files set tries = tries + 1 where id = $1', [id]);
      await eventually(
        () => Promise.resolve(signal.aborted),
        (isAborted) => isAborted,
      );
      signal.throwIfAborted();
    };
    const processes = await readOnce(lost);
    expect(processes.flatMap(({ outcomes }) => outcomes)).toEqual([expect.any(LeaseLost)]);
  });
});
