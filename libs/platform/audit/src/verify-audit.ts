import type { DataSource, EntityManager } from 'typeorm';
import {
  type ChainedEntry,
  commitmentOf,
  entryColumns,
  genesis,
  isSignedHead,
  linkHash,
  type SignedHead,
} from './audit-chain.ts';

export type AuditFault =
  | 'changed'
  | 'removed'
  | 'reordered'
  | 'inserted'
  | 'not sealed'
  | 'forged head'
  | 'cut off'
  | 'false erasure';

export interface AuditDay {
  day: string;
  entries: number;
  fault?: { what: AuditFault; position: number };
}

export interface VerifyOptions {
  service: string;
  keys: string;
  now: Date;
  exported?: readonly SignedHead[];
}

interface LinkRow {
  position: string;
  entry_id: string;
  salt: Buffer | null;
  commitment: Buffer;
  sealed_at: Date;
  hash: Buffer;
}

type Row = LinkRow & Omit<ChainedEntry, 'id'> & { id: string | null };

const pageSize = 2000;
/** Longer than a transaction: a row that commits late is older than rows before it. */
const lateMicroseconds = 10 * 60 * 1_000_000;
const unsealedMinutes = 10;

export const readHeads = async (manager: EntityManager): Promise<SignedHead[]> => {
  const rows: { position: string; hash: Buffer; signature: string }[] = await manager.query(
    'select position, hash, signature from audit_heads order by position',
  );
  return rows.map(({ position, ...head }) => ({ ...head, position: Number(position) }));
};

const pageAfter = (manager: EntityManager, position: number): Promise<Row[]> =>
  manager.query(
    `select l.position, l.entry_id, l.salt, l.commitment, l.sealed_at, l.hash, ${entryColumns}
     from audit_links l left join audit_entries e on e.id = l.entry_id
     where l.position > $1 order by l.position limit ${pageSize}`,
    [position],
  );

class ChainReader {
  readonly days = new Map<string, AuditDay>();
  readonly hashes = new Map<number, Buffer>();
  private previous: Buffer = genesis;
  private newest = 0;
  private erased = 0;
  private declared = 0;
  position = 0;

  constructor(private readonly heads: ReadonlyMap<number, unknown>) {}

  read(row: Row): void {
    const day = this.dayOf(row.sealed_at);
    day.entries += 1;
    const what = this.faultOf(row);
    this.position = Number(row.position);
    if (what) this.report(day, what);
    this.previous = row.hash;
    if (this.heads.has(this.position)) this.hashes.set(this.position, row.hash);
  }

  dayOf(at: Date): AuditDay {
    const day = at.toISOString().slice(0, 10);
    const current = this.days.get(day) ?? { day, entries: 0 };
    this.days.set(day, current);
    return current;
  }

  report(day: AuditDay, what: AuditFault, position = this.position): void {
    day.fault ??= { what, position };
  }

  get hasFalseErasure(): boolean {
    return this.erased !== this.declared;
  }

  private faultOf(row: Row): AuditFault | undefined {
    if (Number(row.position) !== this.position + 1) return 'removed';
    const { id } = row;
    if (id === null) return 'removed';
    const entry = { ...row, id };
    const content = { position: Number(row.position), sealedAt: row.sealed_at, commitment: row.commitment };
    if (!linkHash(this.previous, entry, content).equals(row.hash)) return 'changed';
    if (row.salt ? !commitmentOf(row.salt, entry).equals(row.commitment) : !isErased(entry)) return 'changed';
    return this.follow(row, entry);
  }

  private follow({ salt }: Row, { at, action, details }: ChainedEntry): AuditFault | undefined {
    if (salt === null) this.erased += 1;
    if (action === 'audit.owner-erased')
      this.declared += (JSON.parse(details) as { sealedEntries?: number }).sealedEntries ?? 0;
    const isLate = Number(at) < this.newest - lateMicroseconds;
    this.newest = Math.max(this.newest, Number(at));
    return isLate ? 'inserted' : undefined;
  }
}

const isErased = ({ actor, subject_id, user_id, details }: ChainedEntry): boolean =>
  actor === 'erased' || subject_id === 'erased' || (user_id === null && details === '{}');

export async function verifyAudit(dataSource: DataSource, options: VerifyOptions): Promise<AuditDay[]> {
  // One snapshot: a sealer that runs meanwhile changes nothing here.
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    const own = await readHeads(manager);
    const heads = [...own, ...(options.exported ?? [])];
    const reader = new ChainReader(new Map(heads.map(({ position }) => [position, true])));
    for (
      let page = await pageAfter(manager, 0);
      page.length > 0;
      page = await pageAfter(manager, reader.position)
    )
      for (const row of page) reader.read(row);
    const today = reader.dayOf(options.now);
    checkHeads(reader, heads, own.at(-1)?.position ?? 0, { ...options, today });
    if (reader.hasFalseErasure) reader.report(today, 'false erasure');
    if (await hasOldUnsealed(manager, options.now)) reader.report(today, 'not sealed');
    return [...reader.days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  });
}

function checkHeads(
  reader: ChainReader,
  heads: readonly SignedHead[],
  last: number,
  { keys, service, today }: VerifyOptions & { today: AuditDay },
): void {
  if (last !== reader.position) reader.report(today, 'cut off', Math.min(last, reader.position));
  for (const head of heads) {
    const hash = reader.hashes.get(head.position);
    if (!hash) reader.report(today, 'cut off', head.position);
    else if (!hash.equals(head.hash) || !isSignedHead(keys, service, head))
      reader.report(today, 'forged head', head.position);
  }
}

async function hasOldUnsealed(manager: EntityManager, now: Date): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from audit_entries e where e.at < $1::timestamptz - make_interval(mins => ${unsealedMinutes})
       and not exists (select from audit_links l where l.entry_id = e.id) limit 1`,
    [now],
  );
  return rows.length > 0;
}
