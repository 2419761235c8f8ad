import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { migrate, type MigratedService, type ServiceDatabase } from '@groundwork/platform-database';
import { eventually, runOperator, startOperator } from '@groundwork/testing';
import { SCHEMAS } from '../../generated/services.mjs';
import { startOf } from '../processes.ts';
import { BackupGround, passwords, rowsOf, withDatabase } from './backup-ground.ts';

jest.setTimeout(240_000);

let ground: BackupGround;

beforeAll(async () => {
  ground = await BackupGround.start('backup-long');
  await runOperator(ground.backup('source'));
});
afterAll(() => ground.stop());

function copyOfNewest(name: string): string {
  const copy = join(ground.folder, name);
  cpSync(ground.newest(), copy, { recursive: true });
  return copy;
}

// One after the other: Jest links no module twice at the same time.
async function ownMigrations(): Promise<MigratedService[]> {
  const all: MigratedService[] = [];
  for (const service of SCHEMAS) {
    const file = new URL(`../../../apps/${service}/src/persistence/database.ts`, import.meta.url).href;
    const loaded = (await import(file)) as Record<string, ServiceDatabase>;
    const { migrations } = loaded[`${service}Database`]!;
    all.push({ service, password: passwords[service]!, migrations });
  }
  return all;
}

describe('operator backup and restore, interrupted, damaged, older or newer', () => {
  it('shares files that did not change with the backup before', async () => {
    const before = ground.newest();
    const [key] = Object.keys(ground.filesOf('source'));
    const changed = join(ground.objectsOf('source'), key!);
    writeFileSync(changed, 'changed');
    expect(await runOperator(ground.backup('source'))).toMatchObject({ code: 0 });
    const inode = (place: string, file: string) => statSync(join(place, 'files', file)).ino;
    for (const file of Object.keys(ground.filesOf('source')))
      expect([file, inode(ground.newest(), file) === inode(before, file)]).toEqual([file, file !== key]);
    expect(readFileSync(join(ground.newest(), 'files', key!), 'utf8')).toBe('changed');
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
      [join(ground.folder, 'nowhere'), 'no folder'],
    ] as const) {
      const refused = await ground.restore('untouched', place);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(reason) });
    }
    expect(await ground.contentOf('untouched')).toEqual({});
    expect(existsSync(join(ground.objectsOf('untouched')))).toBe(false);
  });

  it('refuses a backup of a newer version', async () => {
    const place = copyOfNewest('newer');
    const manifest = ground.manifestOf(place);
    manifest.services['identity']!.migrations.push('FromTheFuture2000000000000');
    writeFileSync(join(place, 'backup.json'), JSON.stringify(manifest));
    const refused = await ground.restore('untouched', place);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('FromTheFuture') });
  });

  it('migrates a backup of an older version', async () => {
    const own = await ownMigrations();
    const older = own.map((each) => ({ ...each, migrations: each.migrations.slice(0, -1) }));
    await migrate(ground.urlOf('older'), older);
    await withDatabase(ground.urlOf('older'), (client) =>
      client.query(`insert into profile.erased_owners (owner_hash) values ('x')`),
    );
    const place = join(ground.folder, 'older-safe');
    expect(await runOperator(ground.backup('older', place))).toMatchObject({ code: 0 });
    expect(await ground.restore('migrated', place)).toMatchObject({ code: 0 });
    await withDatabase(ground.urlOf('migrated'), async (client) => {
      expect(await rowsOf(client, 'select owner_hash from profile.erased_owners')).toEqual([
        { owner_hash: 'x' },
      ]);
      for (const { service, migrations } of own)
        expect(await rowsOf(client, `select count(*)::int as count from ${service}.migrations`)).toEqual([
          { count: migrations.length },
        ]);
    });
  });

  it('begins again after it was killed, and restores nothing of the killed one', async () => {
    const place = join(ground.folder, 'killed');
    const { child, ended } = startOperator(ground.backup('source', place));
    const unfinished = () =>
      Promise.resolve(
        existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.unfinished')) : [],
      );
    await eventually(unfinished, ({ length }) => length === 1);
    child.kill('SIGKILL');
    await ended;
    const refused = await ground.restore('untouched', place);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('no finished') });
    expect(await runOperator(ground.backup('source', place))).toMatchObject({ code: 0 });
    expect(readdirSync(place)).toEqual([expect.stringMatching(/Z$/)]);
  });

  it('refuses a second backup into a folder meanwhile', async () => {
    const place = join(ground.folder, 'shared');
    mkdirSync(place);
    const holder = { host: hostname(), pid: process.pid, beginning: startOf(process.pid) };
    writeFileSync(join(place, 'lock.json'), JSON.stringify(holder));
    const refused = await runOperator(ground.backup('source', place));
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Another backup') });
    expect(readdirSync(place)).toEqual(['lock.json']);
  });

  it('makes no backup of a database without services', async () => {
    const place = join(ground.folder, 'empty');
    const refused = await runOperator(ground.backup('nothing', place));
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('no tables of a service') });
    expect(existsSync(place) ? readdirSync(place) : []).toEqual([]);
  });
});
