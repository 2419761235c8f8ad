import type { EventContract, EventEnvelope } from '@groundwork/contracts';
import { currentTrace, currentTraceparent, traceIdOf } from '@groundwork/platform-observability';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { z } from 'zod';

export interface NewEvent<D> {
  aggregateId: string;
  aggregateVersion: number;
  userId: string;
  data: D;
}

export interface OutboxRow {
  id: string;
  type: string;
  version: number;
  subject: string;
  aggregate_id: string;
  aggregate_version: number;
  user_id: string;
  occurred_at: Date;
  correlation_id: string;
  causation_id: string | null;
  traceparent: string;
  data: unknown;
}

export const outboxChannel = 'outbox';

/** Writes an event beside the change that caused it: both are committed, or neither. */
export async function appendToOutbox<C extends EventContract>(
  manager: EntityManager,
  contract: C,
  event: NewEvent<z.input<C['data']>>,
): Promise<void> {
  const traceparent = currentTraceparent();
  await manager.query(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, occurred_at,
       correlation_id, causation_id, traceparent, data)
     values ($1, $2, $3, $4, $5, $6, $7, now(), $8, $9, $10, $11)`,
    [
      newId(),
      contract.type,
      contract.version,
      contract.subject,
      event.aggregateId,
      event.aggregateVersion,
      event.userId,
      traceIdOf(traceparent),
      currentTrace()?.eventId ?? null,
      traceparent,
      JSON.stringify(contract.data.parse(event.data)),
    ],
  );
  await manager.query(`select pg_notify($1 || current_schema(), '')`, [`${outboxChannel}_`]);
}

export function envelopeOf(row: OutboxRow): EventEnvelope {
  return {
    id: row.id as EventEnvelope['id'],
    type: row.type,
    version: row.version,
    occurredAt: row.occurred_at.toISOString(),
    aggregateId: row.aggregate_id,
    aggregateVersion: row.aggregate_version,
    userId: row.user_id as EventEnvelope['userId'],
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    data: row.data,
  };
}
