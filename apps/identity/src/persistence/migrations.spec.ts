import { afterEach, describe, expect, it } from '@jest/globals';
import { ownerAreas } from '@groundwork/contracts';
import { createDataSource } from '@groundwork/platform-database';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { identityDatabase } from './database.ts';
import { CreateBusinesses1799901300000 } from './migrations/1799901300000-create-businesses.ts';
import { RemoveAssumedConsents1764800600000 } from './migrations/1764800600000-remove-assumed-consents.ts';

const userId = '5b2c1d9e-40a1-4c55-9d0f-0f3f0a3b9c11';
const consentId = '7d0f1c52-9a3e-4a0b-8d7e-2b1f6c9e4a10';
const { migrations } = identityDatabase;
const before = migrations.slice(0, migrations.indexOf(RemoveAssumedConsents1764800600000));
const beforeBusinesses = migrations.slice(0, migrations.indexOf(CreateBusinesses1799901300000));

let database: TestDatabase;
afterEach(() => database.drop());

async function count(table: string): Promise<number> {
  const statement = `select count(*)::int as count from ${table}`;
  const [row] = await database.dataSource.query<[{ count: number }]>(statement);
  return row.count;
}

describe('the migration of consents', () => {
  it('deletes the assumed consents of earlier versions and no user', async () => {
    database = await createTestDatabase({ ...identityDatabase, migrations: before });
    await database.dataSource.query(
      `insert into users (id, email, password_hash, first_name, last_name)
       values ($1, 'ann@example.com', 'hash', 'Ann', 'Lee')`,
      [userId],
    );
    await database.dataSource.query(
      `insert into consents (id, user_id, what, version, given_at) values ($1, $2, 'terms', '1', now())`,
      [consentId, userId],
    );
    expect([await count('users'), await count('consents')]).toEqual([1, 1]);
    const admin = await createDataSource(identityDatabase, {
      url: database.adminUrl,
      poolSize: 1,
    }).initialize();
    const applied = await admin.runMigrations();
    await admin.destroy();
    expect(applied.map(({ name }) => name)).toContain('RemoveAssumedConsents1764800600000');
    expect([await count('users'), await count('consents')]).toEqual([1, 0]);
  });
});

describe('the migration of businesses', () => {
  const insertUser = (id: string, firstName: string, plan: string) =>
    database.dataSource.query(
      `insert into users (id, email, password_hash, first_name, last_name, subscription_plan, plan_version)
       values ($1::uuid, $1::text || '@example.com', 'hash', $2, 'Lee', $3, 4)`,
      [id, firstName, plan],
    );
  const rowsOf = (table: string) =>
    database.dataSource.query<unknown[]>(`select * from ${table} t order by to_jsonb(t)::text`);
  const fingerprint = async () => {
    const tables = await database.dataSource.query<{ name: string }[]>(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
         and relname not in ('businesses', 'grants', 'migrations') order by 1`,
    );
    return Promise.all(tables.map(async ({ name }) => [name, await rowsOf(name)]));
  };

  it('opens one business with one owner for each user, changes no other row, and can be repeated', async () => {
    database = await createTestDatabase({ ...identityDatabase, migrations: beforeBusinesses });
    await insertUser(userId, 'Ann', 'professional');
    await insertUser(consentId, 'B'.repeat(130), 'starter');
    const stored = await fingerprint();
    const admin = await createDataSource(identityDatabase, {
      url: database.adminUrl,
      poolSize: 1,
    }).initialize();
    await admin.runMigrations();
    const names = new Set(stored.map(([name]) => name));
    const after = (await fingerprint()).filter(([name]) => names.has(name));
    expect(after).toEqual(stored);
    const opened = [await rowsOf('businesses'), await rowsOf('grants')];
    expect(opened[0]).toMatchObject([
      { user_id: userId, name: 'Ann Lee', plan: 'professional', plan_version: 4, created_by: userId },
      { user_id: consentId, name: 'B'.repeat(120), plan: 'starter' },
    ]);
    expect(opened[1]).toHaveLength(2);
    expect(opened[1]).toContainEqual(
      expect.objectContaining({ user_id: userId, holder_id: userId, role: 'owner', areas: ownerAreas }),
    );
    await new CreateBusinesses1799901300000().up(admin.createQueryRunner());
    await admin.destroy();
    expect([await rowsOf('businesses'), await rowsOf('grants')]).toEqual(opened);
  });
});
