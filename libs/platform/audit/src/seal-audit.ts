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
  const entries: ChainedEntry[] = await manager.query(
    `select ${entryColumns} from audit_entries e
     where not exists (select from audit_links l where l.entry_id = e.id) order by e.at, e.id limit ${batchSize}`,
  );
  if (entries.length === 0) return 0;
  const sealedAt = now();
  let tip = await readTip(manager);
  for (const entry of entries) tip = await insertLink(manager, tip, entry, sealedAt);
  await manager.query(
    'insert into audit_heads (position, sealed_at, hash, signature) values ($1, $2, $3, $4)',
    [tip.position, sealedAt, tip.hash, signHead(key, service, tip.position, tip.hash)],
  );
  return entries.length;
}

async function readTip(manager: EntityManager): Promise<Tip> {
  const [last]: { position: string; hash: Buffer }[] = await manager.query(
    'select position, hash from audit_links order by position desc limit 1',
  );
  return last ? { position: Number(last.position), hash: last.hash } : { position: 0, hash: genesis };
}

async function insertLink(
  manager: EntityManager,
  tip: Tip,
  entry: ChainedEntry,
  sealedAt: Date,
): Promise<Tip> {
  const salt = randomBytes(16);
  const commitment = commitmentOf(salt, entry);
  const position = tip.position + 1;
  const hash = linkHash(tip.hash, entry, { position, sealedAt, commitment });
  await manager.query(
    `insert into audit_links (position, entry_id, salt, commitment, sealed_at, hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [position, entry.id, salt, commitment, sealedAt, hash],
  );
  return { position, hash };
}
