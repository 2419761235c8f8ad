import { type DocumentRequestState, events, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { type EntityManager, Not } from 'typeorm';
import type { DocumentRequestRow } from '../../domain/document-request.model.ts';
import { documentRequestSchema } from '../../persistence/document-request.schema.ts';

interface StateChange {
  readonly state: DocumentRequestState;
  readonly actor: string;
  readonly now: Date;
  /** What the audit log names it. */
  readonly action?: string;
  readonly details?: Record<string, unknown>;
}

export async function announceRequest(
  manager: EntityManager,
  { id, userId, version, state, dueOn }: DocumentRequestRow,
): Promise<void> {
  await appendToOutbox(manager, events.documentRequestChanged, {
    userId,
    aggregateId: id,
    aggregateVersion: version,
    data: { requestId: id, state, dueOn },
  });
}

/** Call it with the lock of the request. */
export async function changeRequestState(
  manager: EntityManager,
  row: DocumentRequestRow,
  { state, actor, now, action = state, details }: StateChange,
): Promise<DocumentRequestRow> {
  const { userId, id } = row;
  const change = {
    state,
    version: row.version + 1,
    closedAt: state === 'closed' ? (row.closedAt ?? now) : null,
  };
  await manager.update(documentRequestSchema, { userId, id }, change);
  const subject = { type: 'document-request', id };
  await appendAudit(manager, {
    actor,
    action: `document-request.${action}`,
    subject,
    userId,
    ...(details && { details }),
  });
  const changed = { ...row, ...change };
  await announceRequest(manager, changed);
  return changed;
}

export async function closeRequestsOf(manager: EntityManager, userId: UserId, now: Date): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const rows = await manager.find(documentRequestSchema, { where: { userId, state: Not('closed') }, lock });
  for (const row of rows) await changeRequestState(manager, row, { state: 'closed', actor: 'system', now });
}
