import type { EventActor, EventContract, EventEnvelope } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import {
  continueTrace,
  currentTrace,
  currentTraceparent,
  traceIdOf,
} from '@groundwork/platform-observability';
import type { JetStreamClient } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { z } from 'zod';
import { payloadLimit, traceHeader } from './wire.ts';

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
  actor_id: EventActor | null;
  occurred_at: Date;
  correlation_id: string;
  causation_id: string | null;
  traceparent: string;
  data: unknown;
}

export const outboxChannel = 'outbox';

export async function appendToOutbox<C extends EventContract>(
  manager: EntityManager,
  contract: C,
  event: NewEvent<z.input<C['data']>>,
): Promise<void> {
  const traceparent = currentTraceparent();
  const data = JSON.stringify(contract.data.parse(event.data));
  if (Buffer.byteLength(data) > payloadLimit) {
    throw new DomainError(
      'too-large',
      'EVENT_TOO_LARGE',
      `A ${contract.type} this large cannot be announced.`,
    );
  }
  await manager.query(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, actor_id,
       occurred_at, correlation_id, causation_id, traceparent, data)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now(), $9, $10, $11, $12)`,
    [
      newId(),
      contract.type,
      contract.version,
      contract.subject,
      event.aggregateId,
      event.aggregateVersion,
      event.userId,
      currentTrace()?.actorId ?? 'system',
      traceIdOf(traceparent),
      currentTrace()?.eventId ?? null,
      traceparent,
      data,
    ],
  );
  await manager.query(`select pg_notify($1 || current_schema(), '')`, [`${outboxChannel}_`]);
}

export function publishRow(stream: JetStreamClient, row: OutboxRow): Promise<void> {
  const work = { name: `publish ${row.subject}`, kind: 'producer' } as const;
  return continueTrace(row.traceparent, work, async () => {
    const messageHeaders = headers();
    messageHeaders.set(traceHeader, currentTraceparent());
    const body = JSON.stringify(envelopeOf(row));
    await stream.publish(row.subject, body, { msgID: row.id, headers: messageHeaders, timeout: 3000 });
  });
}

function envelopeOf(row: OutboxRow): EventEnvelope {
  return {
    id: row.id as EventEnvelope['id'],
    type: row.type,
    version: row.version,
    occurredAt: row.occurred_at.toISOString(),
    aggregateId: row.aggregate_id,
    aggregateVersion: row.aggregate_version,
    userId: row.user_id as EventEnvelope['userId'],
    ...(row.actor_id !== null && { actorId: row.actor_id }),
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    data: row.data,
  };
}
