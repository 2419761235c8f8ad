import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testServers } from '@groundwork/testing';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Migration } from './data-source.ts';
import { migrate, roleOf } from './migrate.ts';

class CreateCats1700000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table cats (id bigserial primary key, name text not null)');
    await queryRunner.query(`insert into cats (name) values ('Tom')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table cats');
  }
}

class AddColor1700000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table cats add column color text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table cats drop column color');
  }
}

class Breaks1700000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table half_done (id integer)');
    await queryRunner.query('select no_such_function()');
  }

  async down(): Promise<void> {
    await Promise.resolve();
  }
}

const mark = randomBytes(4).toString('hex');
const password = "it's a p@ss/word";
// The server shares its roles: unique names separate this suite from others.
const services = { cats: `cats_${mark}`, dogs: `dogs_${mark}` };
const created = new Set<string>();
const open = new Set<Client>();

function newDatabase(): string {
  const name = `test_migrate_${randomBytes(6).toString('hex')}`;
  created.add(name);
  const url = new URL(testServers().TEST_DATABASE_ADMIN_URL);
  url.pathname = `/${name}`;
  return url.href;
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  open.add(client);
  return client;
}

function asService(adminUrl: string, service: string): Promise<Client> {
  const url = new URL(adminUrl);
  url.username = roleOf(service);
  url.password = encodeURIComponent(password);
  return connected(url.href);
}

const both = (migrations: Migration[] = [CreateCats1700000000000]) => [
  { service: services.cats, password, migrations },
  { service: services.dogs, password, migrations },
];
const denied = { code: '42501' };

afterEach(async () => {
  await Promise.all([...open].map((client) => client.end()));
  open.clear();
});

afterAll(async () => {
  const admin = await connected(testServers().TEST_DATABASE_ADMIN_URL);
  for (const name of created) await admin.query(`drop database if exists ${name} with (force)`);
  for (const service of Object.values(services)) await admin.query(`drop role if exists ${roleOf(service)}`);
  await admin.end();
});

describe('migrate', () => {
  it('creates the database, and for each service a schema and a role that can use it', async () => {
    const url = newDatabase();
    const applied = await migrate(url, both());
    expect(applied).toEqual([
      `${services.cats}: CreateCats1700000000000`,
      `${services.dogs}: CreateCats1700000000000`,
    ]);
    const cats = await asService(url, services.cats);
    await cats.query(`insert into ${services.cats}.cats (name) values ('Kit')`);
    await cats.query(`update ${services.cats}.cats set name = 'Kat' where name = 'Kit'`);
    await cats.query(`delete from ${services.cats}.cats where name = 'Tom'`);
    const { rows } = await cats.query(`select name from ${services.cats}.cats`);
    expect(rows).toEqual([{ name: 'Kat' }]);
  });

  it('grants a role no access to another service', async () => {
    const url = newDatabase();
    await migrate(url, both());
    const cats = await asService(url, services.cats);
    for (const statement of [
      `select * from ${services.dogs}.cats`,
      `insert into ${services.dogs}.cats (name) values ('x')`,
      `select * from ${services.dogs}.migrations`,
      `create table ${services.dogs}.mine (id integer)`,
    ]) {
      await expect(cats.query(statement)).rejects.toMatchObject(denied);
    }
  });

  it('grants a role no right to change a schema', async () => {
    const url = newDatabase();
    await migrate(url, both());
    const cats = await asService(url, services.cats);
    for (const statement of [
      `create table ${services.cats}.mine (id integer)`,
      'create table public.mine (id integer)',
      'create schema mine',
      `alter table ${services.cats}.cats add column mine text`,
      `drop table ${services.cats}.cats`,
      `truncate ${services.cats}.cats`,
      'create role mine',
    ]) {
      await expect(cats.query(statement)).rejects.toMatchObject(denied);
    }
  });

  it('applies each migration once', async () => {
    const url = newDatabase();
    await migrate(url, both());
    expect(await migrate(url, both())).toEqual([]);
    const more = both([CreateCats1700000000000, AddColor1700000000001]);
    expect(await migrate(url, more)).toEqual(more.map(({ service }) => `${service}: AddColor1700000000001`));
    const cats = await asService(url, services.cats);
    const { rows } = await cats.query(`select name, color from ${services.cats}.cats`);
    expect(rows).toEqual([{ name: 'Tom', color: null }]);
  });

  it('applies each migration once in parallel runs on a missing database', async () => {
    const url = newDatabase();
    const runs = await Promise.all([1, 2, 3].map(() => migrate(url, both())));
    expect(runs.flat().sort()).toEqual(both().map(({ service }) => `${service}: CreateCats1700000000000`));
    const cats = await asService(url, services.cats);
    const { rows } = await cats.query(`select count(*)::int as count from ${services.cats}.cats`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('migrates two databases of one server in parallel, though they share their roles', async () => {
    const urls = [newDatabase(), newDatabase()];
    const runs = await Promise.all(urls.map((url) => migrate(url, both())));
    expect(runs.map((applied) => applied.length)).toEqual([2, 2]);
  });

  it('rolls back a failed migration, and no earlier one', async () => {
    const url = newDatabase();
    const broken = both([CreateCats1700000000000, Breaks1700000000002]);
    await expect(migrate(url, broken)).rejects.toThrow('no_such_function');
    const admin = await connected(url);
    const { rows } = await admin.query('select tablename from pg_tables where schemaname = $1 order by 1', [
      services.cats,
    ]);
    expect(rows).toEqual([{ tablename: 'cats' }, { tablename: 'migrations' }]);
    const repaired = both([CreateCats1700000000000, AddColor1700000000001]);
    expect(await migrate(url, repaired)).toHaveLength(3);
  });

  it('changes the role’s password with the configuration', async () => {
    const url = newDatabase();
    await migrate(url, both());
    const [cats] = both();
    await migrate(url, [{ ...cats!, password: 'another' }]);
    await expect(asService(url, services.cats)).rejects.toMatchObject({ code: '28P01' });
    await migrate(url, both());
    await asService(url, services.cats);
  });
});
