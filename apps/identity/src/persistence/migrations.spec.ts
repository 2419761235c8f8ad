import { afterEach, describe, expect, it } from '@jest/globals';
import { createDataSource } from '@groundwork/platform-database';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { identityDatabase } from './database.ts';
import { RemoveAssumedConsents1764800600000 } from './migrations/1764800600000-remove-assumed-consents.ts';

const userId = '5b2c1d9e-40a1-4c55-9d0f-0f3f0a3b9c11';
const consentId = '7d0f1c52-9a3e-4a0b-8d7e-2b1f6c9e4a10';
const before = identityDatabase.migrations.slice(
  0,
  identityDatabase.migrations.indexOf(RemoveAssumedConsents1764800600000),
);

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
