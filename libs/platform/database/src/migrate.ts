import { Client } from 'pg';
import { createDataSource, type Migration } from './data-source.ts';

export interface MigratedService {
  service: string;
  password: string;
  migrations: Migration[];
}

const lockId = 7_140_119;

export const roleOf = (service: string): string => `gw_${service}`;

/** Only this role erases an owner from the audit log. The service must choose it for that one statement. */
export const privacyRoleOf = (service: string): string => `${roleOf(service)}_privacy`;

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(client: Client, name: string): Promise<void> {
  const databases = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (databases.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

async function prepareRole(client: Client, { service, password }: MigratedService): Promise<void> {
  const role = client.escapeIdentifier(roleOf(service));
  const schema = client.escapeIdentifier(service);
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [roleOf(service)]);
  if (roles.rowCount === 0) await client.query(`create role ${role} login`);
  await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
  await client.query(`create schema if not exists ${schema}`);
  await client.query(`grant usage on schema ${schema} to ${role}`);
  await preparePrivacyRole(client, service);
  const defaults = `alter default privileges in schema ${schema}`;
  await client.query(`${defaults} grant select, insert, update, delete on tables to ${role}`);
  await client.query(`${defaults} grant usage, select on sequences to ${role}`);
}

async function preparePrivacyRole(client: Client, service: string): Promise<void> {
  const name = privacyRoleOf(service);
  const [role, own] = [name, roleOf(service)].map((each) => client.escapeIdentifier(each));
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (roles.rowCount === 0) await client.query(`create role ${role} nologin`);
  await client.query(`grant usage on schema ${client.escapeIdentifier(service)} to ${role}`);
  // Before the grant: a member that inherits could erase without choosing the role.
  await client.query(`alter role ${own} noinherit`);
  await client.query(`grant ${role} to ${own}`);
}

async function runMigrations(adminUrl: string, { service, migrations }: MigratedService): Promise<string[]> {
  const address = { url: adminUrl, poolSize: 2, statementTimeoutMs: 0 };
  const dataSource = createDataSource({ service, entities: [], migrations }, address);
  await dataSource.initialize();
  try {
    const applied = await dataSource.runMigrations();
    return applied.map((migration) => `${service}: ${migration.name}`);
  } finally {
    await dataSource.destroy();
  }
}

async function migrateDatabase(adminUrl: string, services: MigratedService[]): Promise<string[]> {
  return withClient(adminUrl, async (client) => {
    await client.query('revoke all on schema public from public');
    const applied: string[] = [];
    for (const service of services) {
      await prepareRole(client, service);
      applied.push(...(await runMigrations(adminUrl, service)));
    }
    return applied;
  });
}

/** Locks the server's own database: the one to migrate may not exist yet. */
export async function migrate(adminUrl: string, services: MigratedService[]): Promise<string[]> {
  const maintenance = new URL(adminUrl);
  const name = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = '/postgres';
  return withClient(maintenance.href, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await createDatabase(client, name);
    return migrateDatabase(adminUrl, services);
  });
}
