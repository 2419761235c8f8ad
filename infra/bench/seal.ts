import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { auditMigrations, sealAudit } from '@groundwork/platform-audit';
import { createDataSource, migrate } from '@groundwork/platform-database';
import type { DataSource } from 'typeorm';
import { step } from '../local/progress.ts';
import { at, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';

const NEW_ENTRIES = 100;
const FLAT = 2;

const { d: key = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });

const ENTRIES = `
  insert into audit_entries (id, at, actor, action, subject_type, subject_id, details, correlation_id)
  select lpad(to_hex(n), 32, '0')::uuid, now() - interval '1 day' + make_interval(secs => n / 1000.0),
    gen_random_uuid()::text, 'document.opened', 'document', gen_random_uuid()::text, '{"pages": 3}', ''
  from generate_series($1::bigint, $2::bigint) as n`;
const LINKS = `
  insert into audit_links (position, entry_id, salt, commitment, sealed_at, hash)
  select n, lpad(to_hex(n), 32, '0')::uuid, decode(md5(n::text), 'hex'), sha256(n::text::bytea), now(), sha256(n::text::bytea)
  from generate_series(1, $1::bigint) as n`;
const SCAN = `
  select e.id from audit_entries e
  where not exists (select from audit_links l where l.entry_id = e.id) order by e.at, e.id limit 500`;

interface Log {
  readonly entries: number;
  readonly database: DataSource;
  readonly idle: number[];
  readonly scan: number[];
  readonly busy: number[];
}

async function filledLog(url: string, entries: number): Promise<Log> {
  const service = `audited_${entries}`;
  await migrate(url, [{ service, password: randomUUID(), migrations: auditMigrations }]);
  const database = await createDataSource(
    { service, entities: [], migrations: [] },
    { url, poolSize: 1, statementTimeoutMs: 0 },
  ).initialize();
  await database.query('alter table audit_entries disable trigger audit_entries_queued');
  await database.query(ENTRIES, [1, entries]);
  await database.query(LINKS, [entries]);
  await database.query('alter table audit_entries enable always trigger audit_entries_queued');
  for (const table of ['audit_entries', 'audit_links', 'audit_queue'])
    await database.query(`vacuum analyze ${table}`);
  return { entries, database, idle: [], scan: [], busy: [] };
}

async function sealOnce({ entries, database, idle, scan, busy }: Log, round: number): Promise<void> {
  const seal = () => sealAudit(database, { service: 'audited', key, now: () => new Date() });
  const nothing = await timed(seal);
  const scanned = await timed(() => database.query(SCAN));
  const first = entries + round * NEW_ENTRIES + 1;
  await database.query(ENTRIES, [first, first + NEW_ENTRIES - 1]);
  const some = await timed(seal);
  if (round === 0) return;
  idle.push(nothing);
  scan.push(scanned);
  busy.push(some);
}

const inWords = (count: number) => count.toLocaleString('en-US');
const middle = (times: readonly number[]) => at(times, 0.5);

const timesOf = ({ entries, idle, scan, busy }: Log): Figure[] => [
  figure(`${inWords(entries)} sealed entries: nothing new, ms`, middle(idle)),
  figure(`${inWords(entries)} sealed entries: ${NEW_ENTRIES} new, ms`, middle(busy)),
  figure(`${inWords(entries)} sealed entries: a scan for new ones, ms`, middle(scan)),
];

function growthOf(from: Log, to: Log): Figure[] {
  const what = `${inWords(to.entries)} / ${inWords(from.entries)} sealed entries`;
  return [
    atMost(`${what}: nothing new`, middle(to.idle) / middle(from.idle), FLAT),
    atMost(`${what}: ${NEW_ENTRIES} new`, middle(to.busy) / middle(from.busy), FLAT),
    figure(`${what}: a scan for new ones`, middle(to.scan) / middle(from.scan)),
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { postgres } = (await ground.servers(['postgres'])).urls;
  const sizes = [0, ground.short ? 2000 : 300_000, ground.count(3_000_000, 20_000, 0)];
  const load = loadavg()[0] ?? NaN;
  const logs: Log[] = [];
  for (const entries of sizes)
    logs.push(await step(`Filling ${inWords(entries)} entries`, () => filledLog(postgres, entries)));
  const rounds = ground.short ? 2 : 15;
  for (let round = 0; round <= rounds; round += 1) for (const log of logs) await sealOnce(log, round);
  for (const { database } of logs) await database.destroy();
  const [empty, ...longer] = logs;
  console.log(
    `${cpus().length} cores, load before ${load.toFixed(1)}, after ${(loadavg()[0] ?? NaN).toFixed(1)}`,
  );
  return [...logs.flatMap(timesOf), ...longer.flatMap((log) => (empty ? growthOf(empty, log) : []))];
}
