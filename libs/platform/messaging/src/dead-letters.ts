import { DomainError } from '@groundwork/platform-errors';
import { jetstream, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { streamName } from './event-stream.ts';
import { consumerHeader, traceHeader } from './wire.ts';

export interface DeadLetter {
  id: string;
  eventId: string | null;
  consumer: string;
  subject: string;
  reason: string;
  failedAt: Date;
}

export interface DeadLetterFilter {
  ids?: string[] | undefined;
  consumer?: string | undefined;
}

export interface FailedMessage {
  eventId: string | null;
  consumer: string;
  subject: string;
  payload: string;
  body: Uint8Array;
  traceparent: string | undefined;
  reason: string;
}

export async function storeDeadLetter(dataSource: DataSource, failed: FailedMessage): Promise<void> {
  const same = failed.eventId ? '(event_id, consumer)' : '(consumer, sha256(body)) where event_id is null';
  await dataSource.query(
    `insert into dead_letters (id, event_id, consumer, subject, payload, body, traceparent, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict ${same} do update set failed_at = now(), reason = excluded.reason`,
    [
      newId(),
      failed.eventId,
      failed.consumer,
      failed.subject,
      failed.payload,
      Buffer.from(failed.body),
      failed.traceparent,
      failed.reason,
    ],
  );
}

const condition = '($1::uuid[] is null or id = any($1)) and ($2::text is null or consumer = $2)';
const parametersOf = ({ ids, consumer }: DeadLetterFilter) => [ids ?? null, consumer ?? null];

export function listDeadLetters(dataSource: DataSource, choice: DeadLetterFilter): Promise<DeadLetter[]> {
  return dataSource.query(
    `select id, event_id as "eventId", consumer, subject, reason, failed_at as "failedAt"
     from dead_letters where ${condition} order by failed_at, id`,
    parametersOf(choice),
  );
}

export async function purgeDeadLetters(dataSource: DataSource, choice: DeadLetterFilter): Promise<number> {
  const [, count] = await dataSource.query<[unknown, number]>(
    `delete from dead_letters where ${condition}`,
    parametersOf(choice),
  );
  return count;
}

interface StoredLetter {
  consumer: string;
  subject: string;
  traceparent: string | null;
  body: Buffer;
}

/** After a crash in between, the letter may go twice; the inbox drops the second. */
export async function requeueDeadLetters(
  dataSource: DataSource,
  connection: NatsConnection,
  choice: DeadLetterFilter,
): Promise<number> {
  const letters = await listDeadLetters(dataSource, choice);
  for (const consumer of new Set(letters.map((letter) => letter.consumer))) {
    await requireConsumer(connection, consumer);
  }
  let count = 0;
  for (const { id } of letters) {
    const isSent = await dataSource.transaction((manager) => requeue(manager, connection, id));
    if (isSent) count += 1;
  }
  return count;
}

async function requeue(manager: EntityManager, connection: NatsConnection, id: string): Promise<boolean> {
  const [letter]: StoredLetter[] = await manager.query(
    `select consumer, subject, traceparent, coalesce(body, convert_to(payload::text, 'UTF8')) as body
     from dead_letters where id = $1 for update`,
    [id],
  );
  if (!letter) return false;
  const messageHeaders = headers();
  messageHeaders.set(consumerHeader, letter.consumer);
  if (letter.traceparent) messageHeaders.set(traceHeader, letter.traceparent);
  // No message id: the stream drops a repeated id within two minutes.
  await jetstream(connection).publish(letter.subject, letter.body, { headers: messageHeaders });
  await manager.query('delete from dead_letters where id = $1', [id]);
  return true;
}

async function requireConsumer(connection: NatsConnection, consumer: string): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  try {
    await manager.consumers.info(streamName, consumer);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.status !== 404) throw error;
    throw new DomainError(
      'not-found',
      'NO_SUCH_CONSUMER',
      `There is no consumer ${consumer}: start its service first, or purge the letter if the consumer was renamed.`,
      { cause: error },
    );
  }
}
