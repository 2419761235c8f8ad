import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createDataSource } from '@groundwork/platform-database';
import { createTestDatabase, runOperator, type TestDatabase } from '@groundwork/testing';
import { auditMigrations } from './audit-migrations.ts';
import { appendAudit } from './audit.ts';
import { sealAudit } from './seal-audit.ts';

jest.setTimeout(120_000);

const service = { service: 'audited', entities: [], migrations: auditMigrations };
const { d: key = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
const now = new Date();
const day = now.toISOString().slice(0, 10);

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase(service);
  folder = mkdtempSync(join(tmpdir(), 'groundwork-audit-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

async function appendAndSeal(): Promise<void> {
  const subject = { type: 'key', id: 'k2' };
  await appendAudit(database.dataSource.manager, { actor: 'system', action: 'keys.rewrapped', subject });
  await sealAudit(database.dataSource, { service: 'audited', key, now: () => now });
}

async function asSuperuser(statements: string[]): Promise<void> {
  const admin = await createDataSource(service, { url: database.adminUrl, poolSize: 1 }).initialize();
  for (const statement of [`set session_replication_role = 'replica'`, ...statements])
    await admin.query(statement);
  await admin.destroy();
}

function verify(...args: string[]) {
  const environment = { DATABASE_ADMIN_URL: database.adminUrl, CALL_KEYS: `audited:${x}` };
  return runOperator({ args: ['audit-verify', ...args], environment });
}

describe('operator audit-verify', () => {
  it('prints each service and day, exports the heads, and exits with 1 when a log is broken', async () => {
    await appendAndSeal();
    await appendAndSeal();
    const file = join(folder, 'heads.json');
    expect(await verify('--export', file)).toEqual({ code: 0, output: `audited ${day}: ok, 2 entries\n` });
    await asSuperuser([
      'delete from audit_entries where id = (select entry_id from audit_links where position = 2)',
      'delete from audit_links where position = 2',
      'delete from audit_heads where position = 2',
    ]);
    expect(await verify()).toEqual({ code: 0, output: `audited ${day}: ok, 1 entry\n` });
    expect(await verify('--heads', file)).toEqual({
      code: 1,
      output: `audited ${day}: BROKEN at position 2: cut off (1 entry)\n1 audit log is broken.\n`,
    });
    await asSuperuser([`update audit_entries set actor = 'somebody'`]);
    expect(await verify()).toEqual({
      code: 1,
      output: `audited ${day}: BROKEN at position 1: changed (1 entry)\n1 audit log is broken.\n`,
    });
  });

  it('exits with 2 for an unknown option', async () => {
    expect((await verify('--all')).code).toBe(2);
  });
});
