import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { statementsWithoutOwner } from './owner-statements.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

class CreateTables1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table owners (user_id integer primary key, plan text)');
    await runner.query(
      'create table files (user_id integer, id integer, name text, primary key (user_id, id), unique (id))',
    );
    await runner.query('create table lenders (id integer primary key, name text)');
  }

  async down(): Promise<void> {
    await Promise.resolve();
  }
}

let database: TestDatabase;
beforeAll(async () => {
  const migrations = [CreateTables1700000000000];
  database = await createTestDatabase({ service: 'statements', entities: [], migrations });
});
afterAll(() => database.drop());

async function tablesOf(statement: string): Promise<string[]> {
  const [unbound] = await statementsWithoutOwner(database.dataSource, [statement]);
  return unbound?.tables ?? [];
}

describe('a statement', () => {
  it.each([
    'select * from files where user_id = $1 and id = $2',
    'select * from files f join owners o on o.user_id = f.user_id where o.user_id = $1',
    'select * from files f left join owners o on o.user_id = f.user_id where f.user_id = any($1)',
    'update files f set name = n.name from unnest($1::int[], $2::text[]) as n (id, name) where f.user_id = $3 and f.id = n.id',
    'delete from files where (user_id, id) = ($1, $2)',
    'insert into files values ($1, $2, $3) on conflict (user_id, id) do update set name = excluded.name',
    'insert into owners select $1, (select name from files where user_id = $1 limit 1)',
    'select * from lenders where id = $1',
  ])('names the owner: %s', async (statement) => {
    expect(await tablesOf(statement)).toEqual([]);
  });

  it.each([
    ['select * from files where id = $1', 'files'],
    ['select * from files where user_id <> $1 and id = $2', 'files'],
    ['select * from files f join owners o on o.user_id = f.user_id where f.id = $1', 'files,owners'],
    ['update files set name = $1 where id = $2', 'files'],
    ['delete from files where id in (select id from files where user_id = $1)', 'files'],
    ['insert into files values ($1, $2, $3) on conflict (id) do nothing', 'files_id_key'],
    ['select * from lenders l where exists (select from files f where f.id = l.id)', 'files'],
  ])('names no owner: %s', async (statement, tables) => {
    expect((await tablesOf(statement)).toSorted().join(',')).toBe(tables);
  });
});
