import { randomBytes } from 'node:crypto';
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

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: testServers().TEST_DATABASE_ADMIN_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A fresh database with one service's schema, migrated as in production. */
export async function createTestDatabase(database: ServiceDatabase): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new URL(testServers().TEST_DATABASE_ADMIN_URL);
  admin.pathname = `/${name}`;
  const { service, migrations } = database;
  await migrate(admin.href, [{ service, password: rolePassword, migrations }]);
  const own = new URL(admin.href);
  own.username = roleOf(service);
  own.password = rolePassword;
  const dataSource = await createDataSource(database, { url: own.href, poolSize: 4 }).initialize();
  return {
    url: own.href,
    adminUrl: admin.href,
    dataSource,
    drop: async () => {
      await dataSource.destroy();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
