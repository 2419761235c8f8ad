import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { type ChainedEntry, commitmentOf, entryColumns, genesis, linkHash, signHead } from './audit-chain.ts';

export interface AuditSeal {
  service: string;
  key: string;
  now: () => Date;
}

interface Tip {
  position: number;
  hash: Buffer;
}

interface Link extends Tip {
  entryId: string;
  salt: Buffer;
  commitment: Buffer;
}

const batchSize = 500;

/** In the background over committed rows: appends never wait for each other. */
export async function sealAudit(dataSource: DataSource, seal: AuditSeal): Promise<number> {
  let count = 0;
  for (let sealed = batchSize; sealed === batchSize; count += sealed)
    sealed = await dataSource.transaction((manager) => sealBatch(manager, seal));
  return count;
}

async function sealBatch(manager: EntityManager, { service, key, now }: AuditSeal): Promise<number> {
  const [lock]: { free: boolean }[] = await manager.query(
    `select pg_try_advisory_xact_lock(hashtext('audit ' || current_schema())) as free`,
  );
  if (!lock?.free) return 0;
  const queued = await takeQueued(manager);
  if (queued.length === 0) return 0;
  const sealedAt = now();
  const links = linksAfter(await readTip(manager), await readUnsealed(manager, queued), sealedAt);
  const tip = links.at(-1);
  if (tip === undefined) return queued.length;
  await insertLinks(manager, links, sealedAt);
  await manager.query(
    'insert into audit_heads (position, sealed_at, hash, signature) values ($1, $2, $3, $4)',
    [tip.position, sealedAt, tip.hash, signHead(key, service, tip.position, tip.hash)],
  );
  return queued.length;
}

async function takeQueued(manager: EntityManager): Promise<string[]> {
  const [rows]: [{ entry_id: string }[], number] = await manager.query(
    `delete from audit_queue where (at, entry_id) in (
       select at, entry_id from audit_queue order by at, entry_id limit ${batchSize}) returning entry_id`,
  );
  return rows.map(({ entry_id: id }) => id);
}

const readUnsealed = (manager: EntityManager, ids: readonly string[]): Promise<ChainedEntry[]> =>
  manager.query(
    `select ${entryColumns} from audit_entries e where e.id = any($1)
       and not exists (select from audit_links l where l.entry_id = e.id) order by e.at, e.id`,
    [ids],
  );

async function readTip(manager: EntityManager): Promise<Tip> {
  const [last]: { position: string; hash: Buffer }[] = await manager.query(
    'select position, hash from audit_links order by position desc limit 1',
  );
  return last ? { position: Number(last.position), hash: last.hash } : { position: 0, hash: genesis };
}

function linksAfter(tip: Tip, entries: readonly ChainedEntry[], sealedAt: Date): Link[] {
  let last = tip;
  return entries.map((entry) => {
    const salt = randomBytes(16);
    const commitment = commitmentOf(salt, entry);
    const position = last.position + 1;
    const hash = linkHash(last.hash, entry, { position, sealedAt, commitment });
    const link = { position, hash, entryId: entry.id, salt, commitment };
    last = link;
    return link;
  });
}

async function insertLinks(manager: EntityManager, links: readonly Link[], sealedAt: Date): Promise<void> {
  await manager.query(
    `insert into audit_links (position, entry_id, salt, commitment, sealed_at, hash)
     select position, entry_id, salt, commitment, $5, hash
     from unnest($1::bigint[], $2::uuid[], $3::bytea[], $4::bytea[], $6::bytea[])
       as link (position, entry_id, salt, commitment, hash)`,
    [
      links.map(({ position }) => position),
      links.map(({ entryId }) => entryId),
      links.map(({ salt }) => salt),
      links.map(({ commitment }) => commitment),
      sealedAt,
      links.map(({ hash }) => hash),
    ],
  );
}
