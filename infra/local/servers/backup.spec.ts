import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { appendAudit, sealAudit } from '@groundwork/platform-audit';
import { createDataSource, migrate } from '@groundwork/platform-database';
import {
  eventually,
  type PrivateServer,
  privatePostgres,
  runOperator,
  startOperator,
  testFieldKeys,
} from '@groundwork/testing';
import pg from 'pg';
import { SCHEMAS } from '../../generated/services.mjs';
import type { Manifest } from '../backup/manifest.ts';
import { callVariables } from '../call-keys.ts';
import { run as runProgram } from '../commands.ts';
import { startOf } from '../processes.ts';
import { serviceMigrations } from '../service-migrations.ts';
import { typescript } from '../system.ts';

jest.setTimeout(240_000);

const passwords = Object.fromEntries(SCHEMAS.map((service) => [service, `password-of-${service}`]));
const { CALL_KEY, CALL_KEYS } = callVariables({ calls: 'calls of the backup spec' }, 'identity');
const marks = ['password-of-', testFieldKeys.split(':')[1]!];
const folder = mkdtempSync(join(tmpdir(), 'groundwork-backup-'));
const safe = join(folder, 'safe');

let server: PrivateServer;

const urlOf = (database: string) => {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.href;
};
const storageOf = (database: string) => join(folder, database);
const environmentOf = (database: string) => ({
  DATABASE_ADMIN_URL: urlOf(database),
  STORAGE_URL: `folder:${storageOf(database)}`,
  SERVICE_PASSWORDS: JSON.stringify(passwords),
  FIELD_KEYS: testFieldKeys,
  CALL_KEYS,
});

const backup = (database: string, to = safe) => ({
  args: ['backup', '--to', to],
  environment: environmentOf(database),
});
const restore = (database: string, from = safe, ...options: string[]) =>
  runOperator({ args: ['restore', '--from', from, ...options], environment: environmentOf(database) });

async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

type Row = Record<string, string>;
const rowsOf = async (client: pg.Client, sql: string) => (await client.query<Row>(sql)).rows;

/** A hash for each table and the state of each sequence. */
const contentOf = (database: string) =>
  withDatabase(urlOf(database), async (client) => {
    const content: Row = {};
    const listed = SCHEMAS.map((schema) => `'${schema}'`).join(', ');
    const tables = `select schemaname || '.' || tablename as name from pg_tables where schemaname in (${listed})`;
    for (const { name = '' } of await rowsOf(client, tables)) {
      const hash = `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as hash from ${name} t`;
      content[name] = (await rowsOf(client, hash))[0]!['hash']!;
    }
    const sequences = `select schemaname || '.' || sequencename as name from pg_sequences where schemaname in (${listed})`;
    for (const { name = '' } of await rowsOf(client, sequences))
      content[name] = JSON.stringify(await rowsOf(client, `select last_value, is_called from ${name}`));
    return content;
  });

function filesOf(database: string): Row {
  const objects = join(storageOf(database), 'objects');
  const files = readdirSync(objects, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(objects, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(objects, file)))
          .digest('hex'),
      ]),
  );
}

const backupsIn = (place = safe) => readdirSync(place).sort();
const newest = () => join(safe, backupsIn().at(-1)!);
const manifestOf = (place: string) =>
  JSON.parse(readFileSync(join(place, 'backup.json'), 'utf8')) as Manifest;

function copyOfNewest(name: string): string {
  const copy = join(folder, name);
  cpSync(newest(), copy, { recursive: true });
  return copy;
}

async function fillSource(): Promise<void> {
  const { code, output } = await runProgram(process.execPath, typescript('infra/local/migrate.ts'), {
    env: {
      ...process.env,
      ...environmentOf('source'),
      NODE_ENV: 'development',
      SAMPLE_DATA: 'true',
      DEMO_OWNER_EMAIL: 'owner@example.com',
      DEMO_OWNER_PASSWORD: 'Backup-spec-1',
    },
  });
  if (code !== 0) throw new Error(output);
  const address = { url: urlOf('source'), poolSize: 1 };
  const identity = createDataSource({ service: 'identity', entities: [], migrations: [] }, address);
  await identity.initialize();
  const subject = { type: 'key', id: 'k2' };
  await appendAudit(identity.manager, { actor: 'system', action: 'keys.rewrapped', subject });
  await sealAudit(identity, { service: 'identity', key: CALL_KEY, now: () => new Date() });
  await identity.destroy();
}

beforeAll(async () => {
  server = await privatePostgres('backup');
  await fillSource();
});
afterAll(async () => {
  await server.process.stop();
  rmSync(folder, { recursive: true });
});

describe('operator backup and restore', () => {
  it('restores each row of each table, each sequence and each file', async () => {
    const saved = await runOperator(backup('source'));
    expect(saved).toMatchObject({ code: 0 });
    const restored = await restore('whole');
    expect(restored).toMatchObject({ code: 0 });
    const content = await contentOf('source');
    expect(Object.keys(content).length).toBeGreaterThan(150);
    expect(content['documents.documents']).not.toMatch(/^0 /);
    expect(content['identity.audit_links']).not.toMatch(/^0 /);
    expect(await contentOf('whole')).toEqual(content);
    expect(Object.keys(filesOf('source')).length).toBeGreaterThan(3);
    expect(filesOf('whole')).toEqual(filesOf('source'));
    for (const mark of marks) expect(saved.output + restored.output).not.toContain(mark);
  });

  it('leaves the triggers of the audit log on', async () => {
    await withDatabase(urlOf('whole'), async (client) => {
      await expect(client.query('delete from identity.audit_links')).rejects.toThrow(/audit/);
      const modes = `select distinct tgenabled as mode from pg_trigger where tgname = 'audit_entries_queued'`;
      expect(await rowsOf(client, modes)).toEqual([{ mode: 'A' }]);
    });
  });

  it('lets the roles of the services use the restored tables', async () => {
    const url = new URL(urlOf('whole'));
    url.username = 'gw_identity';
    url.password = passwords['identity']!;
    await withDatabase(url.href, async (client) => {
      await client.query('set search_path = identity');
      expect(await rowsOf(client, 'select count(*) > 0 as has from users')).toEqual([{ has: true }]);
    });
  });

  it('stores secrets and rows for the operator alone, and the manifest counts them', () => {
    const place = newest();
    expect(statSync(place).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
      const stats = statSync(join(place, file));
      expect([file, stats.mode & 0o777]).toEqual([file, stats.isFile() ? 0o600 : 0o700]);
    }
    expect(readFileSync(join(place, 'secrets.json'), 'utf8')).toContain(testFieldKeys);
    const { services, files } = manifestOf(place);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(SCHEMAS));
    expect(services['identity']!.tables['users']!.rows).toBeGreaterThan(0);
    expect(files.count).toBe(Object.keys(filesOf('source')).length);
  });

  it('shares files that did not change with the backup before', async () => {
    const before = newest();
    const [key] = Object.keys(filesOf('source'));
    const changed = join(storageOf('source'), 'objects', key!);
    writeFileSync(changed, 'changed');
    expect(await runOperator(backup('source'))).toMatchObject({ code: 0 });
    const inode = (place: string, file: string) => statSync(join(place, 'files', file)).ino;
    for (const file of Object.keys(filesOf('source')))
      expect([file, inode(newest(), file) === inode(before, file)]).toEqual([file, file !== key]);
    expect(readFileSync(join(newest(), 'files', key!), 'utf8')).toBe('changed');
  });

  it('refuses an installation with owners or files, and replaces it with --replace', async () => {
    const untouched = await contentOf('whole');
    const refused = await restore('whole');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') as string });
    expect(await contentOf('whole')).toEqual(untouched);
    const objects = join(storageOf('whole'), 'objects');
    for (const place of ['erased-owners', 'files']) mkdirSync(join(objects, place), { recursive: true });
    writeFileSync(join(objects, 'erased-owners/mark'), 'erased');
    writeFileSync(join(objects, 'files/surplus'), 'of another owner');
    await withDatabase(urlOf('whole'), (client) => client.query('delete from matching.programmes'));
    expect(await restore('whole', safe, '--replace')).toMatchObject({ code: 0 });
    expect(await contentOf('whole')).toEqual(await contentOf('source'));
    const { 'erased-owners/mark': mark, ...files } = filesOf('whole');
    expect(mark).toBeDefined();
    expect(files).toEqual(filesOf('source'));
  });

  it('refuses while a service is connected', async () => {
    const url = new URL(urlOf('whole'));
    url.username = 'gw_scoring';
    url.password = passwords['scoring']!;
    await withDatabase(url.href, async () => {
      const refused = await restore('whole', safe, '--replace');
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('system runs') as string });
    });
  });

  it('ends with 3 and names a document whose file is missing', async () => {
    const [document] = await withDatabase(urlOf('source'), (client) =>
      rowsOf(client, 'select id, storage_key as key, original_name as name from documents.documents limit 1'),
    );
    const { id, key, name } = document!;
    renameSync(join(storageOf('source'), 'objects', key!), join(folder, 'aside'));
    expect(await runOperator(backup('source'))).toMatchObject({ code: 0 });
    renameSync(join(folder, 'aside'), join(storageOf('source'), 'objects', key!));
    const { code, output } = await restore('holes');
    expect({ code, output }).toMatchObject({ code: 3, output: expect.stringContaining(id!) as string });
    expect(output).not.toContain(name);
  });

  it('refuses a damaged part, a missing file and an unfinished backup before it changes anything', async () => {
    const part = copyOfNewest('damaged');
    const users = join(part, 'database/identity/users.gz');
    const bytes = readFileSync(users);
    bytes[bytes.length - 20]! ^= 1;
    writeFileSync(users, bytes);
    const lost = copyOfNewest('lost');
    const [key] = readdirSync(join(lost, 'files/files'));
    rmSync(join(lost, 'files/files', key!));
    const unfinished = copyOfNewest('unfinished');
    rmSync(join(unfinished, 'backup.json'));
    const named = copyOfNewest('2026-12-01T04-00-00Z.unfinished');
    for (const [place, reason] of [
      [part, 'identity/users.gz'],
      [lost, key!],
      [unfinished, 'no finished backup'],
      [named, 'no finished backup'],
      [join(folder, 'nowhere'), 'no folder'],
    ] as const) {
      const refused = await restore('untouched', place);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(reason) as string });
    }
    expect(await contentOf('untouched')).toEqual({});
    expect(existsSync(join(storageOf('untouched'), 'objects'))).toBe(false);
  });

  it('refuses a backup of a newer version', async () => {
    const place = copyOfNewest('newer');
    const manifest = manifestOf(place);
    manifest.services['identity']!.migrations.push('FromTheFuture2000000000000');
    writeFileSync(join(place, 'backup.json'), JSON.stringify(manifest));
    const refused = await restore('untouched', place);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('FromTheFuture') as string });
  });

  it('migrates a backup of an older version', async () => {
    const own = await serviceMigrations(passwords);
    const older = own.map((each) => ({ ...each, migrations: each.migrations.slice(0, -1) }));
    await migrate(urlOf('older'), older);
    await withDatabase(urlOf('older'), (client) =>
      client.query(`insert into profile.outbox (id, subject, payload) values (gen_random_uuid(), 'x', '{}')`),
    );
    const place = join(folder, 'older-safe');
    expect(await runOperator(backup('older', place))).toMatchObject({ code: 0 });
    expect(await restore('migrated', place)).toMatchObject({ code: 0 });
    await withDatabase(urlOf('migrated'), async (client) => {
      expect(await rowsOf(client, 'select subject from profile.outbox')).toEqual([{ subject: 'x' }]);
      for (const { service, migrations } of own)
        expect(await rowsOf(client, `select count(*)::int as count from ${service}.migrations`)).toEqual([
          { count: migrations.length },
        ]);
    });
  });

  it('begins again after it was killed, and restores nothing of the killed one', async () => {
    const place = join(folder, 'killed');
    const { child, ended } = startOperator(backup('source', place));
    const unfinished = () =>
      Promise.resolve(existsSync(place) ? backupsIn(place).filter((name) => name.endsWith('.unfinished')) : []);
    await eventually(unfinished, ({ length }) => length === 1);
    child.kill('SIGKILL');
    await ended;
    const refused = await restore('untouched', place);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('no finished') as string });
    expect(await runOperator(backup('source', place))).toMatchObject({ code: 0 });
    expect(backupsIn(place)).toEqual([expect.stringMatching(/Z$/)]);
  });

  it('refuses a second backup into a folder meanwhile', async () => {
    const place = join(folder, 'shared');
    mkdirSync(place);
    const holder = { host: hostname(), pid: process.pid, beginning: startOf(process.pid) };
    writeFileSync(join(place, 'lock.json'), JSON.stringify(holder));
    const refused = await runOperator(backup('source', place));
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Another backup') as string });
    expect(backupsIn(place)).toEqual(['lock.json']);
  });
});
