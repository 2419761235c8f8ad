import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceDatabase } from '@groundwork/platform-database';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { SCHEMAS } from '../../generated/services.mjs';

/** Tables of no owner, each with the reason. */
const shared: Record<string, string> = {
  migrations: 'names the applied migrations',
  outbox: 'is the queue of events of the service, in the order of their ids',
  inbox: 'has the ids of handled events',
  dead_letters: 'has the events that failed',
  open_tries: 'counts the unfinished tries of a process',
  erased_owners: 'has hashes of owners without data',
  erasure_work: 'is the queue of erasures',
  audit_entries: 'is one log, linked across owners',
  audit_links: 'is one log, linked across owners',
  audit_heads: 'is one log, linked across owners',
  audit_queue: 'is one log, linked across owners',
  'documents.lane_pace': 'has one row for each lane',
  'matching.programmes': 'is the catalog of lenders',
  'matching.programme_versions': 'is the catalog of lenders',
  'matching.catalogue_state': 'has one row for the catalog',
  'matching.imported_rows': 'has lines of a catalog that an administrator imports',
  'matching.family_versions': 'has facts of loan programs',
  'matching.feeds': 'has the feeds of lenders',
  'matching.feed_plans': 'has the feeds of lenders',
  'matching.record_state': 'has one row for the loan records',
  'matching.record_uploads': 'has public loan records',
  'matching.record_rows_aside': 'has public loan records',
  'matching.record_snapshots': 'has public loan records',
  'matching.record_cells': 'has public loan records',
  'matching.record_names': 'has public loan records',
  'matching.record_lenders': 'has public loan records',
  'matching.naics_titles': 'has the titles of industries',
  'sharing.wrong_tokens': 'counts wrong tokens by network',
  'sharing.signing_keys': 'has the days of the keys of the installation',
};

/** Keys of owners' tables without the owner. A key that has the owner now leaves this list. */
const open = [
  // The previous version names it in `on conflict`. The next one drops it.
  'scoring.documents_by_id (document_id)',
  'ledger.read_documents_by_id (document_id)',
  // The sweep deletes files by their age. An erasure must leave a row until its file is gone.
  'documents.arriving_files_pkey (storage_key)',
];

const services = ['scoring', 'profile', 'matching', 'documents', 'ledger', 'sharing'];

const keysWithoutOwner = `
  select c.relname as "table", k.name || ' (' || string_agg(a.attname, ', ' order by k.at) || ')' as key
  from (
    select indrelid as relation, indexrelid::regclass::text as name, attnum, at
    from pg_index, unnest(indkey::int2[]) with ordinality as n (attnum, at) where indisunique
    union all
    select conrelid, conname, attnum, at
    from pg_constraint, unnest(conkey) with ordinality as n (attnum, at) where contype = 'f'
  ) k
  join pg_class c on c.oid = k.relation
  left join pg_attribute a on a.attrelid = k.relation and a.attnum = k.attnum
  where c.relnamespace = current_schema()::regnamespace
  group by c.relname, k.name having not bool_or(coalesce(a.attname = 'user_id', false))
  order by 1, 2`;

interface Key {
  table: string;
  key: string;
}

const databases = new Map<string, TestDatabase>();

beforeAll(async () => {
  for (const service of services) {
    const file = new URL(`../../../apps/${service}/src/persistence/database.ts`, import.meta.url).href;
    const loaded = (await import(file)) as Record<string, ServiceDatabase>;
    databases.set(service, await createTestDatabase(loaded[`${service}Database`]!));
  }
});
afterAll(async () => {
  for (const database of databases.values()) await database.drop();
});

async function inEach<Row extends object>(sql: string): Promise<(Row & { service: string })[]> {
  const rows: (Row & { service: string })[] = [];
  for (const [service, { dataSource }] of databases)
    for (const row of await dataSource.query<Row[]>(sql)) rows.push({ ...row, service });
  return rows;
}

const isShared = (service: string, table: string) => table in shared || `${service}.${table}` in shared;

describe('the keys of the tables of owners', () => {
  it('have the owner, except for the listed ones', async () => {
    expect(SCHEMAS).toEqual(expect.arrayContaining(services));
    const keys = await inEach<Key>(keysWithoutOwner);
    const ofOwners = keys.filter(({ service, table }) => !isShared(service, table));
    expect(ofOwners.map(({ service, key }) => `${service}.${key}`).toSorted()).toEqual(open.toSorted());
  });

  it('have a list of shared tables that all exist', async () => {
    const tables = await inEach<{ name: string }>(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
    );
    const names = new Set(tables.flatMap(({ service, name }) => [name, `${service}.${name}`]));
    expect(Object.keys(shared).filter((name) => !names.has(name))).toEqual([]);
  });

  it('are in a primary key of each table', async () => {
    const tables = await inEach<{ name: string }>(
      `select relname as name from pg_class c where relnamespace = current_schema()::regnamespace and relkind = 'r'
         and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    );
    const ofOwners = tables.filter(({ service, name }) => !isShared(service, name));
    expect(ofOwners).toEqual([]);
  });

  it('are valid: an interrupted migration leaves an invalid index behind', async () => {
    expect(
      await inEach('select indexrelid::regclass::text as name from pg_index where not indisvalid'),
    ).toEqual([]);
  });
});
