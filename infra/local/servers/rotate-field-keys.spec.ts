import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FieldCipher, type FieldPlace, type WrappedKey } from '@groundwork/platform-crypto';
import type { ServiceDatabase } from '@groundwork/platform-database';
import { createSharedDatabase, runOperator } from '@groundwork/testing';
import { Client } from 'pg';
import { SERVICES } from '../../generated/services.mjs';

jest.setTimeout(300_000);

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [oldKey, newKey] = [keyOf('k1'), keyOf('k2')];
const storing = SERVICES.filter(({ needs }) => needs.includes('fieldKeys')).map(({ name }) => name);

/** Each table with wrapped data keys, and how it stores a row. The first test fails for a new one. */
const insertInto: Readonly<Record<string, string>> = {
  'documents.data_keys': '(user_id, key_id, wrapped_key) values ($1, $2, $3)',
  'identity.data_keys': '(user_id, key_id, wrapped_key) values ($1, $2, $3)',
  'identity.exports': `(id, user_id, key_id, wrapped_key, state, storage_key, sealed_key, iv)
    values (gen_random_uuid(), $1, $2, $3, 'ready', 'exports/a', '', '')`,
  'ledger.data_keys': '(user_id, key_id, wrapped_key) values ($1, $2, $3)',
  'profile.profiles': `(user_id, key_id, wrapped_key, version, open_values, sealed_values)
    values ($1, $2, $3, 1, '{}', '{}')`,
  'sharing.data_keys': '(user_id, key_id, wrapped_key) values ($1, $2, $3)',
};
const tables = Object.keys(insertInto);

let database: Awaited<ReturnType<typeof createSharedDatabase>>;
let client: Client;

beforeAll(async () => {
  const databases: ServiceDatabase[] = [];
  for (const service of storing) {
    const file = new URL(`../../../apps/${service}/src/persistence/database.ts`, import.meta.url).href;
    databases.push(((await import(file)) as Record<string, ServiceDatabase>)[`${service}Database`]!);
  }
  database = await createSharedDatabase(databases);
  client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  // An export belongs to an account. This spec is about its key only.
  await client.query(`set session_replication_role = 'replica'`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Sealed {
  readonly table: string;
  readonly place: FieldPlace;
  readonly text: string;
}

async function store(cipher: FieldCipher, table: string, user: string): Promise<Sealed> {
  const dataKey = cipher.newDataKey(user);
  await client.query(`insert into ${table} ${insertInto[table]}`, [user, dataKey.keyId, dataKey.wrapped]);
  const place = { table, column: 'text', row: dataKey.wrapped.slice(0, 8), user };
  return { table, place, text: cipher.encrypt(dataKey, place, `a text of ${table}`) };
}

async function dataKeysOf({ table, place }: Sealed): Promise<WrappedKey[]> {
  const rows = await client.query<{ keyId: string; wrapped: string }>(
    `select key_id as "keyId", wrapped_key as wrapped from ${table} where user_id = $1`,
    [place.user],
  );
  return rows.rows;
}

async function opened(cipher: FieldCipher, sealed: Sealed): Promise<string | undefined> {
  for (const dataKey of await dataKeysOf(sealed)) {
    try {
      return cipher.decrypt(dataKey, sealed.place, sealed.text);
    } catch {
      // The key of another row of the same owner.
    }
  }
  return undefined;
}

const rotate = (fieldKeys: string) =>
  runOperator({
    args: ['rotate-field-keys', '--data', '/nowhere'],
    environment: { DATABASE_ADMIN_URL: database.adminUrl, FIELD_KEYS: fieldKeys },
  });

async function wrappedUnder(id: string): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const { rowCount } = await client.query(`select from ${table} where key_id = $1`, [id]);
    return [table, rowCount ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const each = (count: (table: string) => number) =>
  Object.fromEntries(tables.map((table) => [table, count(table)]));

describe('operator rotate-field-keys', () => {
  it('rotates each table of an installation that has wrapped data keys', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.columns
       where column_name = 'wrapped_key' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(tables);
    expect([...new Set(tables.map((table) => table.split('.')[0]))]).toEqual(storing.toSorted());
  });

  it('leaves no row of any service under the old key, and each text opens without it', async () => {
    const old = new FieldCipher(oldKey);
    const many = randomUUID();
    const sealed: Sealed[] = [];
    for (const table of tables)
      for (let owner = 0; owner < 3; owner += 1) sealed.push(await store(old, table, randomUUID()));
    // More exports of one owner than a batch has.
    for (let one = 0; one < 60; one += 1) sealed.push(await store(old, 'identity.exports', many));
    const rows = each((table) => (table === 'identity.exports' ? 63 : 3));
    expect(await wrappedUnder('k1')).toEqual(rows);

    const { code, output } = await rotate(`${newKey},${oldKey}`);
    for (const table of tables)
      expect(output).toContain(`${table}: ${rows[table]} data keys wrapped anew under k2\n`);
    expect(output).toContain('k2 wraps 78 data keys\nk1 wraps nothing: it can be removed from FIELD_KEYS\n');
    expect(code).toBe(0);
    expect(await wrappedUnder('k1')).toEqual(each(() => 0));
    const alone = new FieldCipher(newKey);
    for (const one of sealed) expect(await opened(alone, one)).toBe(`a text of ${one.table}`);
  });

  it('exits with 1 while one row of one service needs a key that it was not given', async () => {
    await store(new FieldCipher(keyOf('k0')), 'ledger.data_keys', randomUUID());
    const { code, output } = await rotate(newKey);
    expect(output).toContain('k0 wraps 1 data key and is not in FIELD_KEYS: add it');
    expect(output).not.toContain('can be removed');
    expect(code).toBe(1);
  });

  it('prints no key, also where it is wrong', async () => {
    const secret = randomBytes(20).toString('base64');
    const { code, output } = await rotate(`k2:${secret}`);
    expect(code).toBe(1);
    expect(output).toContain('FIELD_KEYS is not id:base64');
    expect(output).not.toContain(secret);
  });
});
