import type { Client } from 'pg';

export type Database = Client;

/** `$3` of the condition is `of`. */
export type Copies = { from: number; to: number; of: unknown };

/** An id of the same shape, a minute older with each copy: the order of ids is that of time. */
const COPIED_ID = `
  create or replace function pg_temp.copied(id uuid, n integer) returns uuid immutable language sql as $$
    select (lpad(to_hex(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint - n * 60000::bigint), 12, '0')
      || '7' || substr(md5(id::text || n), 1, 3) || '8' || substr(md5(id::text || n), 4, 15))::uuid
  $$`;

const hashOf = (text: string) => `encode(sha256((${text} || n)::bytea), 'hex')`;
const idOf = (column: string) => ({ [column]: `pg_temp.copied(${column}, n)` });
const ofOwner = idOf('user_id');
const document = { ...idOf('id'), storage_key: `'files/' || pg_temp.copied(id, n)` };
const copiedState = {
  ...idOf('document_id'),
  state: `state || jsonb_build_object(
    'documentId', pg_temp.copied(document_id, n), 'sha256', ${hashOf(`(state->>'sha256')`)})`,
};

const OF_OWNERS = {
  'identity.users': { ...idOf('id'), email: `n || '.' || email` },
  'identity.sessions': { token_hash: hashOf('token_hash'), id: 'gen_random_uuid()', ...ofOwner },
  'identity.known_devices': ofOwner,
  'identity.consents': { ...idOf('id'), ...ofOwner },
  'identity.notices': { ...idOf('id'), ...ofOwner },
  'profile.profiles': ofOwner,
  'profile.profile_changes': { ...idOf('id'), ...ofOwner, ...idOf('changed_by') },
  'profile.evidence': ofOwner,
  'profile.owner_figures': ofOwner,
  'scoring.owners': ofOwner,
  'scoring.documents': { ...copiedState, ...ofOwner },
  'scoring.score_changes': { ...idOf('id'), ...ofOwner },
  'scoring.proofs': ofOwner,
  'documents.owners': ofOwner,
  'documents.documents': { ...document, ...ofOwner },
  'matching.owners': ofOwner,
  'matching.documents': { ...copiedState, ...ofOwner },
  'matching.evidence': ofOwner,
};

/** Of another account: the same document twice would be suspicious. */
const OF_DOCUMENTS = {
  'documents.documents': {
    ...document,
    sha256: hashOf('sha256'),
    figures_hash: hashOf('figures_hash'),
    extracted: `(select jsonb_agg(case when figure->>'name' = 'accountEnding'
        then figure || jsonb_build_object('text', lpad((n % 10000)::text, 4, '0')) else figure end)
      from jsonb_array_elements(extracted) as figure)`,
  },
  'scoring.documents': copiedState,
  'matching.documents': copiedState,
};

export async function servicesIn(database: Database): Promise<string[]> {
  const outboxes = `select schemaname as name from pg_tables where tablename = 'outbox'`;
  return (await database.query<{ name: string }>(outboxes)).rows.map(({ name }) => name);
}

const OF_USERS = 'user_id = any($3::uuid[])';

async function copyRows(
  database: Database,
  table: string,
  own: Record<string, string>,
  { from, to, of }: Copies,
  where = OF_USERS,
) {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  await database.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((column) => own[column] ?? column).join(', ')}
     from ${table} cross join generate_series($1::integer, $2::integer) as n where ${where}`,
    [from, to, of],
  );
}

/** Outbox and inbox store seven days and grow with the owners. */
async function copyEvents(database: Database, copies: Copies) {
  const services = await servicesIn(database);
  const sent = services.map((service) => `select id from ${service}.outbox where ${OF_USERS}`);
  const handled = `event_id in (${sent.join(' union all ')})`;
  const aggregate = { aggregate_id: 'pg_temp.copied(aggregate_id::uuid, n)' };
  for (const service of services)
    await copyRows(database, `${service}.inbox`, idOf('event_id'), copies, handled);
  for (const service of services)
    await copyRows(database, `${service}.outbox`, { ...idOf('id'), ...ofOwner, ...aggregate }, copies);
}

const settleTables = (database: Database) => database.query('vacuum analyze');

export async function copyOwners(database: Database, copies: Copies) {
  await database.query(COPIED_ID);
  for (const [table, own] of Object.entries(OF_OWNERS)) {
    const where = table === 'identity.users' ? 'id = any($3::uuid[])' : OF_USERS;
    await copyRows(database, table, own, copies, where);
  }
  await copyEvents(database, copies);
  await settleTables(database);
}

export async function copyDocuments(database: Database, copies: Copies) {
  await database.query(COPIED_ID);
  for (const [table, own] of Object.entries(OF_DOCUMENTS)) {
    const id = table === 'documents.documents' ? 'id' : 'document_id';
    await copyRows(database, table, own, copies, `${id} = any($3::uuid[])`);
  }
  await settleTables(database);
}

const NEW_VERSION = 'update matching.catalogue_state set version = version + 1 returning version';

const newVersion = async (database: Database) =>
  (await database.query<{ version: number }>(NEW_VERSION)).rows[0]?.version;

export async function multiplyLenders(database: Database, lenders: number, times: number) {
  const own = `jsonb_build_object('rowNumber', row_number + n * $1::integer, 'id', id || '-' || n,
    'name', (programme->>'name') || ' ' || n)`;
  await database.query('begin');
  await database.query(
    `insert into matching.programmes (row_number, id, active, sample, version, programme)
     select row_number + n * $1::integer, id || '-' || n, active, sample, $3, programme || ${own}
     from matching.programmes cross join generate_series(1, $2::integer - 1) as n`,
    [lenders, times, await newVersion(database)],
  );
  await database.query('commit');
  await settleTables(database);
}

export async function limitLenders(database: Database, lenders: number) {
  await database.query('begin');
  await database.query('update matching.programmes set active = false, version = $2 where row_number > $1', [
    lenders,
    await newVersion(database),
  ]);
  await database.query('commit');
  await settleTables(database);
}
