import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, testServers } from '@groundwork/testing';
import { Client } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { replacePrimaryKey, restorePrimaryKey } from './widen-key.ts';

const schema = `widen_${randomBytes(4).toString('hex')}`;
const url = () => testServers().TEST_DATABASE_ADMIN_URL;
const key = {
  table: 'things',
  columns: ['user_id', 'id'],
  narrow: { index: 'things_by_id', columns: ['id'], isUnique: true },
  replaced: ['things_of_user'],
} as const;

let dataSource: DataSource;
let runner: QueryRunner;
let other: Client;

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: url(), options: `-c search_path=${schema}` });
  await client.connect();
  return client;
}

beforeEach(async () => {
  dataSource = await new DataSource({
    type: 'postgres',
    url: url(),
    extra: { options: `-c search_path=${schema}` },
  }).initialize();
  runner = dataSource.createQueryRunner();
  other = await connected();
  await runner.query(`create schema ${schema}`);
  await runner.query('create table things (id integer primary key, user_id integer not null)');
  await runner.query('create index things_of_user on things (user_id)');
  await runner.query('insert into things select n, n % 3 from generate_series(1, 100) n');
});
afterEach(async () => {
  await other.end();
  await runner.query(`drop schema ${schema} cascade`);
  await runner.release();
  await dataSource.destroy();
});

async function indexes(): Promise<Record<string, string>> {
  const rows = (await runner.query(
    `select indexname as name, regexp_replace(indexdef, '.*\\((.*)\\)', '\\1') as columns from pg_indexes
     where schemaname = current_schema() order by 1`,
  )) as { name: string; columns: string }[];
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

const widened = { things_by_id: 'id', things_pkey: 'user_id, id' };

describe('a replaced primary key', () => {
  it('has the owner, leaves the rows, and serves inserts of the previous version', async () => {
    await replacePrimaryKey(runner, key);
    expect(await indexes()).toEqual(widened);
    const upsert = 'insert into things values (1, 1) on conflict (id) do update set user_id = 1';
    await other.query(upsert);
    expect((await other.query('select count(*)::int as rows from things')).rows).toEqual([{ rows: 100 }]);
  });

  it('is complete after a second try, also if the first one left an invalid index behind', async () => {
    await runner.query('create unique index things_next_key on things (user_id, id)');
    await replacePrimaryKey(runner, key);
    await replacePrimaryKey(runner, key);
    expect(await indexes()).toEqual(widened);
  });

  it('waits for a reader in short turns, and the statements of others run between them', async () => {
    const third = await connected();
    await other.query('begin');
    await other.query('select from things');
    const replaced = replacePrimaryKey(runner, key);
    await eventually(
      () => third.query(`select from pg_locks where mode = 'AccessExclusiveLock' and not granted`),
      ({ rowCount }) => rowCount === 1,
    );
    await third.query('insert into things values (101, 1)');
    await other.query('commit');
    await replaced;
    await third.end();
    expect(await indexes()).toEqual(widened);
  });

  it('returns to the key of before', async () => {
    await replacePrimaryKey(runner, key);
    await restorePrimaryKey(runner, 'things', ['id']);
    expect(await indexes()).toMatchObject({ things_pkey: 'id' });
  });
});
