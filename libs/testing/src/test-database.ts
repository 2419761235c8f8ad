import { createHash, randomBytes } from 'node:crypto';
import { createDataSource, migrate, roleOf, type ServiceDatabase } from '@groundwork/platform-database';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { testServers } from './servers.ts';

export interface TestDatabase {
  /** With the service's own role, so that missing rights fail in tests. */
  url: string;
  adminUrl: string;
  dataSource: DataSource;
  drop: () => Promise<void>;
}

/** Suites share the server's roles: one password for all. */
const rolePassword = 'test-only';

const templateLock = 7_140_120;

async function withAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: testServers().TEST_DATABASE_ADMIN_URL });
  await admin.connect();
  return work(admin).finally(() => admin.end());
}

function adminUrlOf(database: string): string {
  const url = new URL(testServers().TEST_DATABASE_ADMIN_URL);
  url.pathname = `/${database}`;
  return url.href;
}

function templateOf(databases: readonly ServiceDatabase[]): string {
  const migrations = databases.flatMap((database) => database.migrations.map(String));
  const hash = createHash('sha256').update(migrations.join('\n')).digest('hex');
  const [first] = databases;
  return `template_${databases.length === 1 ? first?.service : 'several'}_${hash.slice(0, 12)}`;
}

/** The rename comes last: an incomplete template never has the name. */
async function ensureTemplate(admin: Client, databases: readonly ServiceDatabase[]): Promise<string> {
  const name = templateOf(databases);
  const result = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (result.rowCount !== 0) return name;
  const temporary = `${name}_unfinished`;
  await admin.query(`drop database if exists ${temporary}`);
  const services = databases.map(({ service, migrations }) => ({
    service,
    password: rolePassword,
    migrations,
  }));
  await migrate(adminUrlOf(temporary), services);
  await admin.query(`alter database ${temporary} rename to ${name}`);
  return name;
}

async function copyTemplate(admin: Client, databases: readonly ServiceDatabase[]): Promise<string> {
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const template = await ensureTemplate(admin, databases);
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template}`);
  return name;
}

const dropDatabase = (name: string) =>
  withAdmin((admin) => admin.query(`drop database ${name} with (force)`));

/** One database with the schemas of several services, as in an installation. */
export async function createSharedDatabase(databases: readonly ServiceDatabase[]) {
  const name = await withAdmin((admin) => copyTemplate(admin, databases));
  return { adminUrl: adminUrlOf(name), drop: () => dropDatabase(name) };
}

export async function createTestDatabase(database: ServiceDatabase): Promise<TestDatabase> {
  const name = await withAdmin((admin) => copyTemplate(admin, [database]));
  const adminUrl = adminUrlOf(name);
  const own = new URL(adminUrl);
  own.username = roleOf(database.service);
  own.password = rolePassword;
  const dataSource = await createDataSource(database, { url: own.href, poolSize: 4 }).initialize();
  return {
    url: own.href,
    adminUrl,
    dataSource,
    drop: async () => {
      await dataSource.destroy();
      await dropDatabase(name);
    },
  };
}
