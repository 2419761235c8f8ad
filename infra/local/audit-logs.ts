import type { AuditDay, SignedHead } from '@groundwork/platform-audit';
import { fill } from '../../libs/wording/src/fill.ts';
import { commandTexts } from './local.wording.ts';
import { built } from './operator-command.ts';
import { print } from './progress.ts';

export type StoredHeads = Record<string, { position: number; hash: string; signature: string }[]>;

const code = () =>
  built(async () => ({
    ...(await import('@groundwork/platform-database')),
    ...(await import('@groundwork/platform-audit')),
  }));
type Code = Awaited<ReturnType<typeof code>>;

const open = ({ createDataSource }: Code, url: string, service: string) =>
  createDataSource(
    { service, entities: [], migrations: [] },
    { url, poolSize: 1, statementTimeoutMs: 0 },
  ).initialize();

async function servicesOf(platform: Code, url: string): Promise<string[]> {
  const database = await open(platform, url, 'public');
  const statement = `select schemaname as name from pg_tables where tablename = 'audit_entries' order by 1`;
  const rows = await database.query<{ name: string }[]>(statement).finally(() => database.destroy());
  return rows.map(({ name }) => name);
}

const toHead = ({ hash, ...head }: StoredHeads[string][number]): SignedHead => ({
  ...head,
  hash: Buffer.from(hash, 'hex'),
});

function printDay(service: string, { day, entries, fault }: AuditDay): void {
  const place = { service, day, count: entries };
  print(
    fault ? fill(commandTexts.auditBroken, { ...place, ...fault }) : fill(commandTexts.auditIntact, place),
  );
}

interface Check {
  readonly stored: StoredHeads;
  readonly keys: string;
  /** A system that stands still seals no entries. Its start does. */
  readonly runs: boolean;
}

async function verifyService(platform: Code, url: string, service: string, check: Check) {
  const dataSource = await open(platform, url, service);
  try {
    const exported = (check.stored[service] ?? []).map(toHead);
    const options = { service, keys: check.keys, now: new Date(), exported };
    const days = await platform.verifyAudit(dataSource, options);
    const isFault = ({ fault }: AuditDay) =>
      fault !== undefined && (check.runs || fault.what !== 'not sealed');
    for (const day of days) if (check.runs || isFault(day)) printDay(service, day);
    const last = (await platform.readHeads(dataSource.manager)).at(-1);
    const heads = last ? [{ ...last, hash: last.hash.toString('hex') }] : [];
    return { heads, isIntact: !days.some(isFault) };
  } finally {
    await dataSource.destroy();
  }
}

export interface AuditResult {
  readonly heads: StoredHeads;
  readonly broken: number;
}

export async function verifyAuditLogs(url: string, check: Check): Promise<AuditResult> {
  const platform = await code();
  const heads: StoredHeads = {};
  let broken = 0;
  for (const service of await servicesOf(platform, url)) {
    const result = await verifyService(platform, url, service, check);
    heads[service] = result.heads;
    if (!result.isIntact) broken += 1;
  }
  return { heads, broken };
}
