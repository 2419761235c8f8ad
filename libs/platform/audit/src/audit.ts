import { currentTrace, currentTraceparent, redact, traceIdOf } from '@groundwork/platform-observability';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';

export interface AuditEntry {
  actor: string;
  action: string;
  subject: { type: string; id: string };
  userId?: string;
  details?: Record<string, unknown>;
}

export interface AuditRecord extends AuditEntry {
  id: string;
  at: Date;
  details: Record<string, unknown>;
  correlationId: string;
}

export interface AuditPage {
  items: AuditRecord[];
  nextCursor: string | null;
}

interface AuditRow {
  id: string;
  at: Date;
  actor: string;
  action: string;
  subject_type: string;
  subject_id: string;
  user_id: string | null;
  details: Record<string, unknown>;
  correlation_id: string;
}

function grantOfCall(): Record<string, unknown> {
  const { grantId, practiceId } = currentTrace() ?? {};
  return grantId === undefined ? {} : { grantId, ...(practiceId && { practiceId }), via: 'session' };
}

export async function appendAudit(manager: EntityManager, entry: AuditEntry): Promise<void> {
  await manager.query(
    `insert into audit_entries (id, actor, action, subject_type, subject_id, user_id, details, correlation_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      newId(),
      entry.actor,
      entry.action,
      entry.subject.type,
      entry.subject.id,
      entry.userId ?? null,
      JSON.stringify(redact({ ...grantOfCall(), ...entry.details })),
      traceIdOf(currentTraceparent()),
    ],
  );
}

export interface AuditFilter {
  userId?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export async function readAudit(
  manager: EntityManager,
  { userId, actor, action, cursor, limit = 50 }: AuditFilter = {},
): Promise<AuditPage> {
  const rows: AuditRow[] = await manager.query(
    `select * from audit_entries
     where ($1::uuid is null or user_id = $1) and ($2::uuid is null or id < $2)
       and ($4::text is null or actor = $4) and ($5::text is null or position($5 in action) > 0)
     order by id desc limit $3`,
    [userId ?? null, cursor ?? null, limit + 1, actor ?? null, action ?? null],
  );
  const items = rows.slice(0, limit).map(toRecord);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

const toRecord = (row: AuditRow): AuditRecord => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  action: row.action,
  subject: { type: row.subject_type, id: row.subject_id },
  ...(row.user_id !== null && { userId: row.user_id }),
  details: row.details,
  correlationId: row.correlation_id,
});
