import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { testServers } from '@groundwork/testing';
import { DataSource, type QueryRunner } from 'typeorm';
import { containing, createTrigramIndex } from './trigram-index.ts';

const schema = `search_${randomBytes(4).toString('hex')}`;
const role = `${schema}_reader`;

let dataSource: DataSource;
let runner: QueryRunner;

beforeEach(async () => {
  dataSource = await new DataSource({
    type: 'postgres',
    url: testServers().TEST_DATABASE_ADMIN_URL,
    extra: { options: `-c search_path=${schema}` },
  }).initialize();
  runner = dataSource.createQueryRunner();
  await runner.query(`create schema ${schema}`);
  await runner.query(`create role ${role}`);
  await runner.query(`grant usage on schema ${schema} to ${role}`);
  await runner.query('create table people (email text not null)');
  await runner.query(
    `insert into people select 'p' || n || '_100%@example.com' from generate_series(1, 500) n`,
  );
  await runner.query(`grant select on people to ${role}`);
});
afterEach(async () => {
  await runner.query('reset role');
  await runner.query(`drop schema ${schema} cascade`);
  await runner.query(`drop role ${role}`);
  await runner.release();
  await dataSource.destroy();
});

it('a search by a part of a text uses the index, with the rights of a service', async () => {
  await createTrigramIndex(runner, { name: 'people_by_part', table: 'people', text: 'email' });
  await runner.query(`set role ${role}`);
  await runner.query('set enable_seqscan = off');
  const search = `select email from people where email like '${containing('p42_100%')}'`;
  expect(JSON.stringify(await runner.query(`explain ${search}`))).toContain('people_by_part');
  expect(await runner.query(search)).toEqual([{ email: 'p42_100%@example.com' }]);
  await runner.query('reset enable_seqscan');
});
