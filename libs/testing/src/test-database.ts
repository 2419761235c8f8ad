import { createHash, randomBytes } from 'node:crypto';
import { createDataSource, migrate, roleOf, type ServiceDatabase } from '@groundwork/platform-database';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { testServers } from './servers.ts';

export interface TestDatabase {
  /** With the service's own role: what it may not do fails in tests too. */
  url: string;
  adminUrl: string;
  dataSource: DataSource;
  drop: () => Promise<void>;
}

/** Roles belong to the whole server and suites share it: one password keeps them from locking each other out. */
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

/** The same for the same migrations, to the letter. */
function templateOf({ service, migrations }: ServiceDatabase): string {
  const hash = createHash('sha256').update(migrations.map(String).join('\n')).digest('hex');
  return `template_${service}_${hash.slice(0, 12)}`;
}

/** Migrated as in production by the first suite that needs it. It gets its name last, so half a template is none. */
async function ensureTemplate(admin: Client, database: ServiceDatabase): Promise<string> {
  const name = templateOf(database);
  const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount !== 0) return name;
  const { service, migrations } = database;
  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${unfinished}`);
  await migrate(adminUrlOf(unfinished), [{ service, password: rolePassword, migrations }]);
  await admin.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}

async function copyTemplate(admin: Client, database: ServiceDatabase): Promise<string> {
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const template = await ensureTemplate(admin, database);
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template}`);
  return name;
}

/** A fresh database with one service's schema: a copy of one that was migrated as in production. */
export async function createTestDatabase(database: ServiceDatabase): Promise<TestDatabase> {
  const name = await withAdmin((admin) => copyTemplate(admin, database));
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
      await withAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}
