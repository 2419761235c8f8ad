import type { Client } from 'pg';
import { fill } from '../../../libs/wording/src/fill.ts';
import { SCHEMAS } from '../../generated/services.mjs';
import { Failure } from '../failure.ts';
import { backupTexts } from '../local.wording.ts';

export interface Table {
  readonly service: string;
  readonly name: string;
  readonly columns: string[];
}

/** Each text reads back as the same value, on servers with other settings too. */
const FORMATS = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 1`,
  `set client_encoding = 'UTF8'`,
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
];

export async function useExactFormats(client: Client): Promise<void> {
  for (const statement of FORMATS) await client.query(statement);
}

export const placeOf = (client: Client, service: string, table: string) =>
  `${client.escapeIdentifier(service)}.${client.escapeIdentifier(table)}`;

/** A generated column follows from the others. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as service, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any ($1) group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

interface Sequence {
  readonly service: string;
  readonly name: string;
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    'select schemaname as service, sequencename as name from pg_sequences where schemaname = any ($1) order by 1, 2',
    [SCHEMAS],
  );
  return rows;
}

interface Reference {
  readonly child: string;
  readonly parent: string;
}

async function referencesOf(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select n.nspname || '.' || c.relname as child, m.nspname || '.' || p.relname as parent
     from pg_constraint f
     join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class p on p.oid = f.confrelid join pg_namespace m on m.oid = p.relnamespace
     where f.contype = 'f' and f.conrelid <> f.confrelid and n.nspname = any ($1)`,
    [SCHEMAS],
  );
  return rows;
}

const keyOf = ({ service, name }: Table) => `${service}.${name}`;

/** Parents first, so that no foreign key needs a superuser who turns it off. */
export async function parentsFirst(client: Client, tables: readonly Table[]): Promise<Table[]> {
  const references = await referencesOf(client);
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const open = new Set(waiting.map(keyOf));
    const isFree = (table: Table) =>
      !references.some(({ child, parent }) => child === keyOf(table) && open.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Failure(fill(backupTexts.noOrder, { names: [...open].join(', ') }));
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
