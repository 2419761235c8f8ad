import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { Failure } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';
import { withClient } from '../wait.ts';
import { rowsOut } from './copy-rows.ts';
import { partOf, type SavedService, type SavedServices } from './manifest.ts';
import type { Parts } from './parts.ts';
import { placeOf, sequencesOf, type Table, tablesOf, useExactFormats } from './tables.ts';

async function saveTable(client: Client, { service, name, columns }: Table, parts: Parts): Promise<number> {
  const place = placeOf(client, service, name);
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await parts.write(
    partOf(service, name),
    rowsOut(client, `copy ${place} (${list}) to stdout`),
    createGzip(),
  );
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${place}`);
  return Number(rows[0]?.count);
}

async function migrationsIn(client: Client, service: string): Promise<string[]> {
  const place = placeOf(client, service, 'migrations');
  const { rows } = await client.query<{ name: string }>(`select name from ${place} order by id`);
  return rows.map(({ name }) => name);
}

async function saveSequences(client: Client, services: SavedServices): Promise<void> {
  for (const { service, name } of await sequencesOf(client)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${placeOf(client, service, name)}`,
    );
    const saved = services[service];
    if (rows[0] && saved) saved.sequences[name] = rows[0];
  }
}

async function save(client: Client, parts: Parts): Promise<SavedServices> {
  const services: SavedServices = {};
  for (const table of await tablesOf(client)) {
    const { service, name, columns } = table;
    const saved: SavedService = (services[service] ??= { migrations: [], tables: {}, sequences: {} });
    saved.tables[name] = { columns, rows: await saveTable(client, table, parts) };
  }
  for (const [service, saved] of Object.entries(services))
    saved.migrations = await migrationsIn(client, service);
  if (Object.keys(services).length === 0) throw new Failure(backupTexts.noServices);
  await saveSequences(client, services);
  return services;
}

interface Snapshot {
  readonly at: string;
  readonly services: SavedServices;
}

/** All tables of all services at one moment. `atMoment` runs while the moment is held. */
export const saveDatabase = (
  url: string,
  parts: Parts,
  atMoment: (client: Client) => Promise<void>,
): Promise<Snapshot> =>
  withClient(url, async (client) => {
    await useExactFormats(client);
    await client.query('begin isolation level repeatable read read only');
    const [moment] = (await client.query<{ at: Date }>('select now() as at')).rows;
    await atMoment(client);
    const services = await save(client, parts);
    await client.query('commit');
    return { at: moment?.at.toISOString() ?? '', services };
  });
