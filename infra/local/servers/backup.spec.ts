import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runOperator, testFieldKeys } from '@groundwork/testing';
import { SCHEMAS } from '../../generated/services.mjs';
import { BackupGround, rowsOf, secretTexts, withDatabase } from './backup-ground.ts';

jest.setTimeout(240_000);

let ground: BackupGround;

beforeAll(async () => {
  ground = await BackupGround.start('backup');
});
afterAll(() => ground.stop());

describe('operator backup and restore', () => {
  it('restores each row of each table, each sequence and each file', async () => {
    const saved = await runOperator(ground.backup('source'));
    expect(saved).toMatchObject({ code: 0 });
    const restored = await ground.restore('whole');
    expect(restored).toMatchObject({ code: 0 });
    const content = await ground.contentOf('source');
    expect(Object.keys(content).length).toBeGreaterThan(150);
    expect(content['documents.documents']).not.toMatch(/^0 /);
    expect(content['identity.audit_links']).not.toMatch(/^0 /);
    expect(await ground.contentOf('whole')).toEqual(content);
    expect(Object.keys(ground.filesOf('source')).length).toBeGreaterThan(3);
    expect(ground.filesOf('whole')).toEqual(ground.filesOf('source'));
    for (const mark of secretTexts) expect(saved.output + restored.output).not.toContain(mark);
  });

  it('leaves the triggers of the audit log on', async () => {
    await withDatabase(ground.urlOf('whole'), async (client) => {
      await expect(client.query('delete from identity.audit_links')).rejects.toThrow(/audit/);
      const modes = `select distinct tgenabled as mode from pg_trigger where tgname = 'audit_entries_queued'`;
      expect(await rowsOf(client, modes)).toEqual([{ mode: 'A' }]);
    });
  });

  it('lets the roles of the services use the restored tables', async () => {
    const url = ground.urlOf('whole', 'identity');
    await withDatabase(url, async (client) => {
      await client.query('set search_path = identity');
      expect(await rowsOf(client, 'select count(*) > 0 as has from users')).toEqual([{ has: true }]);
    });
  });

  it('stores secrets and rows for the operator alone, and the manifest counts them', () => {
    const place = ground.newest();
    expect(statSync(place).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
      const stats = statSync(join(place, file));
      expect([file, stats.mode & 0o777]).toEqual([file, stats.isFile() ? 0o600 : 0o700]);
    }
    expect(readFileSync(join(place, 'secrets.json'), 'utf8')).toContain(testFieldKeys);
    const { services, files } = ground.manifestOf(place);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(SCHEMAS));
    expect(services['identity']!.tables['users']!.rows).toBeGreaterThan(0);
    expect(files.count).toBe(Object.keys(ground.filesOf('source')).length);
  });

  it('refuses an installation with owners or files, and replaces it with --replace', async () => {
    const untouched = await ground.contentOf('whole');
    const refused = await ground.restore('whole');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    expect(await ground.contentOf('whole')).toEqual(untouched);
    const objects = join(ground.objectsOf('whole'));
    for (const place of ['erased-owners', 'files']) mkdirSync(join(objects, place), { recursive: true });
    writeFileSync(join(objects, 'erased-owners/mark'), 'erased');
    writeFileSync(join(objects, 'files/surplus'), 'of another owner');
    await withDatabase(ground.urlOf('whole'), (client) => client.query('delete from matching.programmes'));
    expect(await ground.restore('whole', ground.safe, '--replace')).toMatchObject({ code: 0 });
    expect(await ground.contentOf('whole')).toEqual(await ground.contentOf('source'));
    const { 'erased-owners/mark': mark, ...files } = ground.filesOf('whole');
    expect(mark).toBeDefined();
    expect(files).toEqual(ground.filesOf('source'));
  });

  it('refuses while a service is connected', async () => {
    const url = ground.urlOf('whole', 'scoring');
    await withDatabase(url, async () => {
      const refused = await ground.restore('whole', ground.safe, '--replace');
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('system runs') });
    });
  });

  it('ends with 3 and names a document whose file is missing', async () => {
    const [document] = await withDatabase(ground.urlOf('source'), (client) =>
      rowsOf(client, 'select id, storage_key as key, original_name as name from documents.documents limit 1'),
    );
    const { id, key, name } = document!;
    renameSync(join(ground.objectsOf('source'), key!), join(ground.folder, 'aside'));
    const saved = await runOperator(ground.backup('source'));
    expect(saved).toMatchObject({ code: 3, output: expect.stringContaining(id!) });
    renameSync(join(ground.folder, 'aside'), join(ground.objectsOf('source'), key!));
    const { code, output } = await ground.restore('holes');
    expect({ code, output }).toMatchObject({ code: 3, output: expect.stringContaining(id!) });
    expect(output).not.toContain(name);
  });
});
