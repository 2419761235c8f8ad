import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDataSource } from '@groundwork/platform-database';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import type { DataSource } from 'typeorm';
import { auditMigrations } from './audit-migrations.ts';
import { QueueUnsealedAudit1797500000000 } from './audit-queue.migration.ts';
import { appendAudit } from './audit.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

jest.setTimeout(120_000);

const service = { service: 'audited', entities: [], migrations: auditMigrations };
const beforeQueue = auditMigrations.filter((migration) => migration !== QueueUnsealedAudit1797500000000);
const { d: key = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
const seal = { service: 'audited', key, now: () => new Date() };

let database: TestDatabase;
let admin: DataSource;

async function start(migrations = auditMigrations): Promise<void> {
  database = await createTestDatabase({ ...service, migrations });
  admin = await createDataSource(service, { url: database.adminUrl, poolSize: 1 }).initialize();
}
const append = (manager = database.dataSource.manager) =>
  appendAudit(manager, { actor: 'system', action: 'x', subject: { type: 'y', id: 'z' } });
const appendMany = (count: number) =>
  database.dataSource.query(
    `insert into audit_entries (id, at, actor, action, subject_type, subject_id, details, correlation_id)
     select gen_random_uuid(), now() - make_interval(secs => n / 100.0), 'system', 'x', 'y', 'z', '{}', ''
     from generate_series(1, $1) as n`,
    [count],
  );
const sealNow = () => sealAudit(database.dataSource, seal);
const queued = () => admin.query('select 1 from audit_queue');

async function verified(now = new Date()) {
  const days = await verifyAudit(database.dataSource, { service: 'audited', keys: `audited:${x}`, now });
  return {
    entries: days.reduce((sum, { entries }) => sum + entries, 0),
    faults: days.flatMap(({ fault }) => fault?.what ?? []),
  };
}

afterEach(async () => {
  await admin.destroy();
  await database.drop();
});

describe('the queue of unsealed entries', () => {
  beforeEach(() => start());

  it('loses each entry with its seal, over several batches', async () => {
    await appendMany(1201);
    expect(await queued()).toHaveLength(1201);
    await sealNow();
    expect(await queued()).toEqual([]);
    expect(await verified()).toEqual({ entries: 1201, faults: [] });
  });

  it('loses entries that a process of the previous version sealed, and does not seal them again', async () => {
    await appendMany(600);
    await sealNow();
    await admin.query('insert into audit_queue select at, id from audit_entries');
    await append();
    await sealNow();
    expect(await queued()).toEqual([]);
    expect(await verified()).toEqual({ entries: 601, faults: [] });
  });

  it('keeps its entries while another process seals, and does not wait for it', async () => {
    await append();
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query(`select pg_advisory_xact_lock(hashtext('audit ' || current_schema()))`);
    expect(await sealNow()).toBe(0);
    expect(await queued()).toHaveLength(1);
    await other.commitTransaction();
    await other.release();
    expect(await sealNow()).toBe(1);
  });

  it('cannot hide an entry: the service that removes it from the queue is reported', async () => {
    await append();
    await database.dataSource.query('delete from audit_queue');
    await sealNow();
    expect(await verified(new Date(Date.now() + 11 * 60_000))).toEqual({
      entries: 0,
      faults: ['not sealed'],
    });
  });

  it('cannot be changed by the service', async () => {
    for (const statement of ['update audit_queue set at = now()', 'truncate audit_queue'])
      await expect(database.dataSource.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the migration to the queue', () => {
  beforeEach(() => start(beforeQueue));

  it('queues what is not sealed, also what a running transaction of the previous version appends', async () => {
    await appendMany(3);
    const old = database.dataSource.createQueryRunner();
    await old.startTransaction();
    await append(old.manager);
    const migrated = admin.runMigrations();
    await append(old.manager);
    await old.commitTransaction();
    await old.release();
    await migrated;
    await append();
    await sealNow();
    expect(await queued()).toEqual([]);
    expect(await verified()).toEqual({ entries: 6, faults: [] });
  });
});
