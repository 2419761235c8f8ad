import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AuditDay, SignedHead } from '@groundwork/platform-audit';
import { fill } from '../../libs/wording/src/fill.ts';
import { Failure } from './failure.ts';
import { commandTexts } from './local.wording.ts';
import { built, callVariable, reached } from './operator-command.ts';
import { dataFolder, orMisused, TEXT } from './options.mjs';
import { print } from './progress.ts';

export const summary = 'checks the hash chain of each audit log';

export const help = `operator audit-verify [options]
  Checks the hash chain of each audit log and prints one line for each service and day.

  --heads FILE   also compares with the signed heads of a backup
  --export FILE  writes the signed heads to FILE; store them with the backup
  --data DIR     the data folder of the running system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL and CALL_KEYS if set.
Exit code 0: all are intact; 1: a log is broken, or the command failed; 2: wrong arguments.
`;

type StoredHeads = Record<string, { position: number; hash: string; signature: string }[]>;

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

function readStored(file: string | undefined): StoredHeads {
  if (file === undefined) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as StoredHeads;
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

async function verifyService(platform: Code, url: string, service: string, request: Request) {
  const dataSource = await open(platform, url, service);
  try {
    const exported = (request.stored[service] ?? []).map(toHead);
    const options = { service, keys: request.keys, now: new Date(), exported };
    const days = await platform.verifyAudit(dataSource, options);
    for (const day of days) printDay(service, day);
    const last = (await platform.readHeads(dataSource.manager)).at(-1);
    const heads = last ? [{ ...last, hash: last.hash.toString('hex') }] : [];
    return { heads, isIntact: days.every(({ fault }) => !fault) };
  } finally {
    await dataSource.destroy();
  }
}

interface Request {
  stored: StoredHeads;
  keys: string;
}

export async function run(args: string[]): Promise<void> {
  const options = { heads: TEXT, export: TEXT, data: TEXT };
  const { values } = orMisused(() => parseArgs({ args, options }));
  const data = dataFolder(values.data);
  const url = await reached('postgres', { data });
  const keys = callVariable('CALL_KEYS', { data });
  const platform = await code();
  const request = { stored: readStored(values.heads), keys };
  const heads: StoredHeads = {};
  let broken = 0;
  for (const service of await servicesOf(platform, url)) {
    const result = await verifyService(platform, url, service, request);
    heads[service] = result.heads;
    if (!result.isIntact) broken += 1;
  }
  if (values.export) writeFileSync(values.export, `${JSON.stringify(heads, null, 2)}\n`);
  if (broken > 0) throw new Failure(fill(commandTexts.auditsBroken, { count: broken }));
}
