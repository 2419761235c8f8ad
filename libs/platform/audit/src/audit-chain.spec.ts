import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDataSource } from '@groundwork/platform-database';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import type { DataSource } from 'typeorm';
import { auditMigrations } from './audit-migrations.ts';
import { appendAudit } from './audit.ts';
import { sealAudit } from './seal-audit.ts';
import { type AuditDay, readHeads, verifyAudit } from './verify-audit.ts';

jest.setTimeout(120_000);

const service = { service: 'audited', entities: [], migrations: auditMigrations };
const { privateKey } = generateKeyPairSync('ed25519');
const { d: key = '', x = '' } = privateKey.export({ format: 'jwk' });
const keys = `identity:${'A'.repeat(43)},audited:${x}`;
const seal = { service: 'audited', key, now: () => new Date() };

let database: TestDatabase;
let admin: DataSource;

beforeEach(async () => {
  database = await createTestDatabase(service);
  admin = await createDataSource(service, { url: database.adminUrl, poolSize: 1 }).initialize();
});
afterEach(async () => {
  await admin.destroy();
  await database.drop();
});

const append = (userId: string, action = 'document.opened') =>
  appendAudit(database.dataSource.manager, {
    actor: userId,
    action,
    userId,
    subject: { type: 'document', id: randomUUID() },
    details: { pages: 3 },
  });

async function appendAndSeal(count: number, userId: string = randomUUID()): Promise<void> {
  for (let index = 0; index < count; index += 1) await append(userId);
  await sealAudit(database.dataSource, seal);
}

async function asSuperuser(statement: string): Promise<void> {
  await admin.query(`set session_replication_role = 'replica'`);
  await admin.query(statement);
  await admin.query(`set session_replication_role = 'origin'`);
}

const verify = (options: Partial<Parameters<typeof verifyAudit>[1]> = {}): Promise<AuditDay[]> =>
  verifyAudit(database.dataSource, { service: 'audited', keys, now: new Date(), ...options });
const faults = async (options: Parameters<typeof verify>[0] = {}) =>
  (await verify(options)).flatMap(({ fault }) => (fault ? [fault.what] : []));

async function erase(userId: string): Promise<void> {
  await database.dataSource.transaction(async (manager) => {
    await manager.query(`select set_config('role', current_user || '_privacy', true)`);
    await manager.query('select erase_owner_from_audit($1)', [userId]);
    await manager.query('set local role none');
  });
}

const third = `(select entry_id from audit_links where position = 3)`;
const tamperings = [
  ['changed', `update audit_entries set actor = 'nobody' where id = ${third}`],
  ['changed', `update audit_entries set details = '{"pages": 4}' where id = ${third}`],
  ['changed', `update audit_entries set action = 'document.deleted' where id = ${third}`],
  ['changed', `update audit_entries set at = at + interval '1 microsecond' where id = ${third}`],
  ['removed', `delete from audit_entries where id = ${third}`],
  ['removed', `delete from audit_links where position = 3`],
  ['cut off', `delete from audit_links where position > 3`],
  ['cut off', `delete from audit_heads`],
  ['forged head', `update audit_heads set signature = repeat('A', 86)`],
  [
    'false erasure',
    `with e as (update audit_links set salt = null where position = 3 returning entry_id)
     update audit_entries set actor = 'erased', user_id = null, details = '{}' where id in (select entry_id from e)`,
  ],
] as const;

describe('the chain of the audit log', () => {
  it('verifies, also with an exported head, and over several seals', async () => {
    await appendAndSeal(3);
    const exported = await readHeads(admin.manager);
    await appendAndSeal(4);
    const days = await verify({ exported });
    expect(days.map(({ entries, fault }) => [entries, fault])).toEqual([[7, undefined]]);
  });

  it.each(tamperings)('reports “%s” after a superuser ran: %s', async (what, statement) => {
    await appendAndSeal(6);
    expect(await faults()).toEqual([]);
    await asSuperuser(statement);
    expect(await faults()).toEqual([what]);
  });

  it('reports a row that was inserted among older ones, sealed or not', async () => {
    await appendAndSeal(3);
    await asSuperuser(`insert into audit_entries (id, at, actor, action, subject_type, subject_id, details, correlation_id)
      values (gen_random_uuid(), now() - interval '2 days', 'nobody', 'x', 'y', 'z', '{}', '')`);
    expect(await faults()).toEqual(['not sealed']);
    await sealAudit(database.dataSource, seal);
    expect(await faults()).toEqual(['inserted']);
  });

  it('reports a cut end against an exported head, although the rest is consistent', async () => {
    await appendAndSeal(3);
    await appendAndSeal(3);
    const exported = await readHeads(admin.manager);
    await asSuperuser(
      `delete from audit_entries where id in (select entry_id from audit_links where position > 3)`,
    );
    await asSuperuser('delete from audit_links where position > 3');
    await asSuperuser('delete from audit_heads where position > 3');
    expect(await faults()).toEqual([]);
    expect(await faults({ exported })).toEqual(['cut off']);
  });

  it('reports heads that another service signed', async () => {
    await appendAndSeal(1);
    expect(await faults({ keys: `audited:${'A'.repeat(43)}` })).toEqual(['forged head']);
  });

  it('verifies after an erasure, which leaves no trace of the owner', async () => {
    const owner = randomUUID();
    await appendAndSeal(2, owner);
    await append(owner);
    await erase(owner);
    await appendAndSeal(2);
    expect(await faults()).toEqual([]);
    const rows: unknown[] = await admin.query(`select e::text || coalesce(l::text, '') as line
      from audit_entries e left join audit_links l on l.entry_id = e.id`);
    expect(JSON.stringify(rows)).not.toContain(owner);
    expect(await admin.query('select 1 from audit_links where salt is null')).toHaveLength(2);
  });
});

describe('sealing', () => {
  it('links each entry once when two replicas seal at once and others append', async () => {
    const replica = await createDataSource(service, { url: database.url, poolSize: 2 }).initialize();
    const owner = randomUUID();
    for (let round = 0; round < 5; round += 1)
      await Promise.all([
        ...Array.from({ length: 8 }, () => append(owner)),
        sealAudit(database.dataSource, seal),
        sealAudit(replica, seal),
      ]);
    await sealAudit(replica, seal);
    await replica.destroy();
    expect(await faults()).toEqual([]);
    expect((await verify())[0]?.entries).toBe(40);
  });

  it('links an entry that commits after newer ones', async () => {
    const late = database.dataSource.createQueryRunner();
    await late.startTransaction();
    await appendAudit(late.manager, { actor: 'system', action: 'late', subject: { type: 'x', id: 'y' } });
    await appendAndSeal(2);
    await late.commitTransaction();
    await late.release();
    await sealAudit(database.dataSource, seal);
    expect(await faults()).toEqual([]);
    expect((await verify())[0]?.entries).toBe(3);
  });

  it('continues after a process died within a batch', async () => {
    await append(randomUUID());
    const broken = { ...seal, now: () => seal.now(), key: 'not a key' };
    await expect(sealAudit(database.dataSource, broken)).rejects.toThrow();
    expect(await admin.query('select 1 from audit_links')).toEqual([]);
    await appendAndSeal(1);
    expect(await faults()).toEqual([]);
  });
});

describe('the role of the service', () => {
  it('cannot change links or heads, nor erase without the privacy role', async () => {
    await appendAndSeal(1);
    for (const statement of [
      'update audit_links set salt = null',
      'delete from audit_links',
      'truncate audit_heads',
      `update audit_heads set signature = ''`,
      `select erase_owner_from_audit('${randomUUID()}')`,
    ])
      await expect(database.dataSource.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
