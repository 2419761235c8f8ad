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
export const publishMs = 3000;

export interface OutboxEvent extends Omit<NewEvent<unknown>, 'data'> {
  contract: EventContract;
  data: string;
}

export function newEvent<C extends EventContract>(
  contract: C,
  { data: content, ...event }: NewEvent<z.input<C['data']>>,
): OutboxEvent {
  const data = JSON.stringify(contract.data.parse(content));
  if (Buffer.byteLength(data) > payloadLimit) {
    throw new DomainError(
      'too-large',
      'EVENT_TOO_LARGE',
      `A ${contract.type} this large cannot be announced.`,
    );
  }
  return { ...event, contract, data };
}

export async function appendToOutbox<C extends EventContract>(
  manager: EntityManager,
  contract: C,
  event: NewEvent<z.input<C['data']>>,
): Promise<void> {
  await appendAllToOutbox(manager, [newEvent(contract, event)]);
}

export async function appendAllToOutbox(
  manager: EntityManager,
  appended: readonly OutboxEvent[],
): Promise<void> {
  if (appended.length === 0) return;
  const traceparent = currentTraceparent();
  const columnOf = <T>(valueOf: (event: OutboxEvent) => T): T[] => appended.map(valueOf);
  await manager.query(
    `insert into outbox (id, type, version, subject, aggregate_id, aggregate_version, user_id, actor_id,
       occurred_at, correlation_id, causation_id, traceparent, data)
     select id, type, version, subject, aggregate_id, aggregate_version, user_id, $8::text, now(), $9::text, $10::uuid, $11::text, data
     from unnest($1::uuid[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::integer[], $7::uuid[], $12::jsonb[])
       as event (id, type, version, subject, aggregate_id, aggregate_version, user_id, data)`,
    [
      columnOf(() => newId()),
      columnOf(({ contract }) => contract.type),
      columnOf(({ contract }) => contract.version),
      columnOf(({ contract }) => contract.subject),
      columnOf(({ aggregateId }) => aggregateId),
      columnOf(({ aggregateVersion }) => aggregateVersion),
      columnOf(({ userId }) => userId),
      currentTrace()?.actorId ?? 'system',
      traceIdOf(traceparent),
      currentTrace()?.eventId ?? null,
      traceparent,
      columnOf(({ data }) => data),
    ],
  );
  await manager.query(`select pg_notify($1 || current_schema(), '')`, [`${outboxChannel}_`]);
}

export function publishRow(stream: JetStreamClient, row: OutboxRow, timeout = publishMs): Promise<void> {
  const work = { name: `publish ${row.subject}`, kind: 'producer' } as const;
  return continueTrace(row.traceparent, work, async () => {
    const messageHeaders = headers();
    messageHeaders.set(traceHeader, currentTraceparent());
    const body = JSON.stringify(envelopeOf(row));
    await stream.publish(row.subject, body, { msgID: row.id, headers: messageHeaders, timeout });
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
