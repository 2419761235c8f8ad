import { afterEach, describe, expect, it } from '@jest/globals';
import { HealthModule } from '@groundwork/platform-service';
import { asDomainError, invalid } from '@groundwork/platform-errors';
import { Readiness } from '@groundwork/platform-observability';
import { createTestDatabase, eventually, type TestDatabase } from '@groundwork/testing';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  DataSource,
  type EntityManager,
  EntitySchema,
  type MigrationInterface,
  type QueryRunner,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import type { Migration, ServiceDatabase } from './data-source.ts';
import { DatabaseModule } from './database.module.ts';

class CreateNotes1700000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table notes (id integer primary key, note text not null)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table notes');
  }
}

class NotYetApplied1800000000000 extends CreateNotes1700000000000 {}

interface Note {
  id: number;
  note: string;
}
const notes = new EntitySchema<Note>({
  name: 'notes',
  columns: { id: { type: Number, primary: true }, note: { type: String } },
});

const databaseOf = (...migrations: Migration[]): ServiceDatabase => ({
  service: 'notes_of_a_test',
  entities: [notes],
  migrations,
});

@Module({})
class Root {}

let database: TestDatabase | undefined;
let app: INestApplicationContext | undefined;

async function startWith(
  needed: ServiceDatabase,
  applied: ServiceDatabase,
): Promise<INestApplicationContext> {
  database = await createTestDatabase(applied);
  const config = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: 4 };
  const imports = [HealthModule, DatabaseModule.forService(needed, config)];
  app = await NestFactory.createApplicationContext({ module: Root, imports }, { logger: false });
  return app;
}

/** A busy machine may need several checks. */
const reportOf = (running: INestApplicationContext) =>
  eventually(
    () => running.get(Readiness).report(),
    ({ parts }) => !parts['database']?.startsWith('no answer'),
  );

afterEach(async () => {
  await app?.close();
  await database?.drop();
  app = undefined;
  database = undefined;
});

describe('DatabaseModule', () => {
  it("provides a data source in the service's schema, with the service's role", async () => {
    const running = await startWith(
      databaseOf(CreateNotes1700000000000),
      databaseOf(CreateNotes1700000000000),
    );
    const repository = running.get(DataSource).getRepository(notes);
    await repository.insert({ id: 1, note: 'stored' });
    expect(await repository.findOneBy({ id: 1 })).toEqual({ id: 1, note: 'stored' });
    expect(
      await running.get(DataSource).query('select current_user as role, current_schema() as schema'),
    ).toEqual([{ role: 'gw_notes_of_a_test', schema: 'notes_of_a_test' }]);
    expect(await reportOf(running)).toEqual({ ready: true, parts: { database: 'ok' } });
  });

  it('is not ready with an old schema, and names the missing migration', async () => {
    const running = await startWith(
      databaseOf(CreateNotes1700000000000, NotYetApplied1800000000000),
      databaseOf(CreateNotes1700000000000),
    );
    expect(await reportOf(running)).toEqual({
      ready: false,
      parts: { database: 'The schema is too old: NotYetApplied1800000000000 not applied' },
    });
  });

  it('is ready with a newer schema, so that migrations can run first', async () => {
    const running = await startWith(databaseOf(), databaseOf(CreateNotes1700000000000));
    expect((await reportOf(running)).ready).toBe(true);
  });

  it('recovers after the server ends its connections', async () => {
    const running = await startWith(
      databaseOf(CreateNotes1700000000000),
      databaseOf(CreateNotes1700000000000),
    );
    const source = running.get(DataSource);
    await source.query('select 1');
    await database!.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const queryTwo = () => source.query<{ two: number }[]>('select 2 as two').catch(() => undefined);
    expect(await eventually(queryTwo, (rows) => rows !== undefined)).toEqual([{ two: 2 }]);
  });
});

describe('a transaction', () => {
  const started = async () => {
    const running = await startWith(
      databaseOf(CreateNotes1700000000000),
      databaseOf(CreateNotes1700000000000),
    );
    return running.get(DataSource);
  };
  const loseConnectionOf = async (source: DataSource, manager: EntityManager) => {
    const [{ pid }] = await manager.query<[{ pid: number }]>('select pg_backend_pid() as pid');
    await source.query('select pg_terminate_backend($1)', [pid]);
    await eventually(
      async () => manager.queryRunner?.isReleased,
      (released) => released === true,
    );
  };
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each([
    ['only the commit notices', async () => undefined],
    ['a later statement notices', (manager: EntityManager) => manager.query('select 1')],
    ['a save notices', (manager: EntityManager) => manager.save(notes, { id: 2, note: 'lost' })],
  ])('is unavailable when it loses its connection and %s', async (_, afterwards) => {
    const source = await started();
    const error = await failureOf(
      source.transaction(async (manager) => {
        await manager.insert(notes, { id: 1, note: 'lost' });
        await loseConnectionOf(source, manager);
        await afterwards(manager);
      }),
    );
    expect(error).toMatchObject({
      kind: 'unavailable',
      code: 'UNAVAILABLE',
      message: 'A part of the system cannot be reached right now. Please try again.',
      retryAfterSeconds: 2,
    });
    expect(await source.getRepository(notes).count()).toBe(0);
  });

  it('returns the error of its work when it also loses its connection', async () => {
    const source = await started();
    const rejection = invalid([{ field: 'note', message: 'Required' }]);
    const error = await failureOf(
      source.transaction(async (manager) => {
        await loseConnectionOf(source, manager);
        throw rejection;
      }),
    );
    expect(error).toBe(rejection);
  });

  it('leaves a manager that fails as a programming error after the end', async () => {
    const source = await started();
    const manager = await source.transaction(async (inner) => inner);
    const error = await failureOf(manager.query('select 1'));
    expect(error).toBeInstanceOf(QueryRunnerProviderAlreadyReleasedError);
    expect(asDomainError(error)).toBeUndefined();
  });

  it('has its isolation level, and returns its connection to the pool', async () => {
    const source = await started();
    const isolation = (manager: EntityManager) => manager.query('show transaction_isolation');
    const seen = [];
    for (let round = 0; round < 3; round += 1) {
      seen.push(await source.transaction('REPEATABLE READ', isolation), await source.transaction(isolation));
    }
    expect(seen.slice(-2)).toEqual([
      [{ transaction_isolation: 'repeatable read' }],
      [{ transaction_isolation: 'read committed' }],
    ]);
  });
});
