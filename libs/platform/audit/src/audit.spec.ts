import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '@groundwork/platform-database';
import { continueTrace, traceIdOf } from '@groundwork/platform-observability';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { auditMigrations } from './audit-migrations.ts';
import { appendAudit, type AuditEntry, readAudit } from './audit.ts';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const service = { service: 'audited', entities: [], migrations: auditMigrations };
const ann = randomUUID();
const read = (userId: string): AuditEntry => ({
  actor: userId,
  action: 'profile.ssn-read',
  subject: { type: 'profile', id: userId },
  userId,
});

let database: TestDatabase;
let manager: EntityManager;

beforeAll(async () => {
  database = await createTestDatabase(service);
  manager = database.dataSource.manager;
  await appendAudit(manager, { ...read(ann), details: { screen: 'banking' } });
});

afterAll(() => database.drop());

const statements = [
  `update audit_entries set actor = 'nobody'`,
  'delete from audit_entries',
  'truncate audit_entries',
  `insert into audit_entries select * from audit_entries on conflict (id) do update set actor = 'nobody'`,
];
const noPermission = { code: '42501' };

async function asOwner(work: (owner: DataSource) => Promise<void>): Promise<void> {
  const owner = await createDataSource(service, { url: database.adminUrl, poolSize: 1 }).initialize();
  await work(owner).finally(() => owner.destroy());
}

describe('the audit table', () => {
  it.each(statements)('rejects a change by the service that writes it: %s', async (statement) => {
    await expect(manager.query(statement)).rejects.toMatchObject(noPermission);
    expect((await readAudit(manager, { userId: ann })).items).toMatchObject([{ actor: ann }]);
  });

  it('lets the service only insert and read', async () => {
    const rights = ['select', 'insert', 'update', 'delete', 'truncate', 'trigger'];
    const [row] = await database.dataSource.query<Record<string, boolean>[]>(
      `select ${rights.map((right) => `has_table_privilege('audit_entries', '${right}') as "${right}"`).join()}`,
    );
    const held = rights.filter((right) => row?.[right]);
    expect(held).toEqual(['select', 'insert']);
  });

  it('rejects a change by its owner, and by the service after a new grant', async () => {
    await asOwner(async (owner) => {
      await owner.query('grant update, delete, truncate on audit_entries to gw_audited');
      for (const source of [owner, database.dataSource]) {
        for (const statement of statements) {
          await expect(source.query(statement)).rejects.toMatchObject(noPermission);
        }
      }
    });
    expect((await readAudit(manager, { userId: ann })).items).toMatchObject([{ actor: ann }]);
  });

  it('rejects the service when it removes the guard', async () => {
    for (const statement of [
      'alter table audit_entries disable trigger audit_entries_append_only',
      'drop trigger audit_entries_append_only on audit_entries',
      'drop function refuse_audit_change() cascade',
      'drop table audit_entries',
      `set session_replication_role = 'replica'`,
    ]) {
      await expect(manager.query(statement)).rejects.toMatchObject(noPermission);
    }
  });
});

describe('an entry', () => {
  it('holds actor, action, subject, owner, time and trace', async () => {
    const beth = randomUUID();
    const before = Date.now();
    const entry = { ...read(beth), actor: ann, details: { fields: ['ssn'] } };
    await continueTrace(traceparent, { name: 'test' }, () => appendAudit(manager, entry));
    const { items } = await readAudit(manager, { userId: beth });
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        actor: ann,
        action: 'profile.ssn-read',
        subject: { type: 'profile', id: beth },
        userId: beth,
        details: { fields: ['ssn'] },
        correlationId: traceIdOf(traceparent),
      },
    ]);
    expect(Math.abs(items[0]!.at.getTime() - before)).toBeLessThan(60_000);
  });

  it('names the grant of a person who acts for the business of another', async () => {
    const [flora, gwen] = [randomUUID(), randomUUID()];
    const grant = { grantId: randomUUID(), practiceId: randomUUID() };
    const append = (entry: AuditEntry) => () => appendAudit(manager, entry);
    const entry = { ...read(flora), actor: ann, details: { fields: ['ssn'] } };
    await continueTrace(traceparent, { name: 'test', ...grant }, append(entry));
    await continueTrace(traceparent, { name: 'test', grantId: grant.grantId }, append(read(gwen)));
    const detailsOf = async (userId: string) => (await readAudit(manager, { userId })).items[0]?.details;
    expect(await detailsOf(flora)).toEqual({ ...grant, via: 'session', fields: ['ssn'] });
    expect(await detailsOf(gwen)).toEqual({ grantId: grant.grantId, via: 'session' });
  });

  it('exists only if its change commits', async () => {
    const cora = randomUUID();
    const failing = database.dataSource.transaction(async (inner) => {
      await appendAudit(inner, read(cora));
      throw new Error('The change failed');
    });
    await expect(failing).rejects.toThrow('The change failed');
    expect((await readAudit(manager, { userId: cora })).items).toEqual([]);
  });

  it('redacts fields with the name of a secret', async () => {
    const dora = randomUUID();
    await appendAudit(manager, {
      ...read(dora),
      details: { ssn: '123-45-6789', shown: { ein: '12-3456789' } },
    });
    const { items } = await readAudit(manager, { userId: dora });
    expect(items[0]!.details).toEqual({ ssn: '[redacted]', shown: { ein: '[redacted]' } });
  });
});

describe('a page of the audit log', () => {
  it('returns the newest entries first, without a gap or a repeat', async () => {
    const eve = randomUUID();
    for (let index = 0; index < 7; index += 1)
      await appendAudit(manager, { ...read(eve), details: { index } });
    const pages: unknown[][] = [];
    let cursor: string | null = null;
    do {
      const page = await readAudit(manager, { userId: eve, limit: 3, ...(cursor !== null && { cursor }) });
      pages.push(page.items.map(({ details }) => details['index']));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(pages).toEqual([[6, 5, 4], [3, 2, 1], [0]]);
  });

  it('returns entries without an owner only when no owner is given', async () => {
    await appendAudit(manager, {
      actor: 'system',
      action: 'keys.rewrapped',
      subject: { type: 'key', id: 'k2' },
    });
    const { items } = await readAudit(manager, { limit: 1 });
    expect(items).toMatchObject([{ actor: 'system', action: 'keys.rewrapped' }]);
    expect(items[0]).not.toHaveProperty('userId');
    expect((await readAudit(manager, { userId: ann })).items).toHaveLength(1);
  });
});
