import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate, type MigratedService } from '@groundwork/platform-database';
import type { Client } from 'pg';
import { fill } from '../../../libs/wording/src/fill.ts';
import { SCHEMAS } from '../../generated/services.mjs';
import { Failure } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';
import { withClient } from '../wait.ts';
import { rowsIn } from './copy-rows.ts';
import { partOf, type SavedServices } from './manifest.ts';
import { parentsFirst, placeOf, type Table, tablesOf, useExactFormats } from './tables.ts';

const nameOf = (migration: MigratedService['migrations'][number]) => new migration().name ?? migration.name;

const isKnown = ({ migrations }: MigratedService, name: string) =>
  migrations.some((migration) => nameOf(migration) === name);

/** What this version lacks: then a newer version wrote the backup. */
export function unknownIn(saved: SavedServices, own: readonly MigratedService[]): string[] {
  return Object.entries(saved).flatMap(([service, { migrations }]) => {
    const migrated = own.find((each) => each.service === service);
    if (migrated === undefined) return [service];
    return migrations.filter((name) => !isKnown(migrated, name)).map((name) => `${service}: ${name}`);
  });
}

const asOf = (saved: SavedServices, own: readonly MigratedService[]): MigratedService[] =>
  own
    .filter(({ service }) => service in saved)
    .map((each) => ({
      ...each,
      migrations: each.migrations.filter((one) => saved[each.service]?.migrations.includes(nameOf(one))),
    }));

interface Trigger {
  readonly place: string;
  readonly name: string;
  readonly mode: 'O' | 'A' | 'R';
}

const ENABLE = { O: 'enable', A: 'enable always', R: 'enable replica' };

async function triggersOf(client: Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select tgrelid::regclass::text as place, tgname as name, tgenabled as mode from pg_trigger t
     join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not tgisinternal and tgenabled <> 'D' and n.nspname = any ($1)`,
    [SCHEMAS],
  );
  return rows;
}

async function withoutTriggers(client: Client, work: () => Promise<void>): Promise<void> {
  const triggers = await triggersOf(client);
  const change = async (how: (trigger: Trigger) => string) => {
    for (const trigger of triggers)
      await client.query(
        `alter table ${trigger.place} ${how(trigger)} trigger ${client.escapeIdentifier(trigger.name)}`,
      );
  };
  await change(() => 'disable');
  await work();
  await change(({ mode }) => ENABLE[mode]);
}

async function loadTable(client: Client, table: Table, folder: string): Promise<void> {
  const { service, name, columns } = table;
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = rowsIn(client, `copy ${placeOf(client, service, name)} (${list}) from stdin`);
  await pipeline(createReadStream(join(folder, partOf(service, name))), createGunzip(), rows);
}

async function loadTables(client: Client, folder: string, saved: SavedServices): Promise<void> {
  const tables = (await tablesOf(client)).filter(({ service }) => service in saved);
  const places = tables.map(({ service, name }) => placeOf(client, service, name));
  await client.query(`truncate ${places.join(', ')}`);
  for (const table of await parentsFirst(client, tables)) {
    const columns = saved[table.service]?.tables[table.name]?.columns;
    if (columns === undefined) throw new Failure(fill(backupTexts.noTable, { ...table }));
    await loadTable(client, { ...table, columns }, folder);
  }
  for (const [service, { sequences }] of Object.entries(saved))
    for (const [name, { value, called }] of Object.entries(sequences))
      await client.query('select setval($1::regclass, $2, $3)', [
        placeOf(client, service, name),
        value,
        called,
      ]);
}

async function loadAll(client: Client, folder: string, saved: SavedServices): Promise<void> {
  await useExactFormats(client);
  await client.query('begin');
  await withoutTriggers(client, () => loadTables(client, folder, saved));
  await client.query('commit');
  await client.query('analyze');
}

export interface Difference {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

async function countRows(client: Client, saved: SavedServices): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const [service, { tables }] of Object.entries(saved))
    for (const [name, { rows: expected }] of Object.entries(tables)) {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) as count from ${placeOf(client, service, name)}`,
      );
      const restored = Number(rows[0]?.count);
      if (restored !== expected)
        differences.push({ name: `${service}.${name}`, from: expected, to: restored });
    }
  return differences;
}

async function dropSchemas(client: Client): Promise<void> {
  for (const schema of SCHEMAS)
    await client.query(`drop schema if exists ${client.escapeIdentifier(schema)} cascade`);
}

interface Loaded {
  readonly folder: string;
  readonly saved: SavedServices;
  readonly own: readonly MigratedService[];
}

/** The rows go into the schema of their version, in one transaction. Newer migrations run after it. */
export async function loadDatabase(url: string, { folder, saved, own }: Loaded): Promise<Difference[]> {
  await migrate(url, []);
  await withClient(url, dropSchemas);
  await migrate(url, asOf(saved, own));
  const differences = await withClient(url, async (client) => {
    await loadAll(client, folder, saved);
    return countRows(client, saved);
  });
  await migrate(url, [...own]);
  return differences;
}
