import { DomainError } from '@groundwork/platform-errors';
import { jetstream, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { streamName } from './event-stream.ts';
import { consumerHeader, traceHeader } from './wire.ts';

export interface DeadLetter {
  id: string;
  /** Null where what came was no event at all. */
  eventId: string | null;
  consumer: string;
  subject: string;
  reason: string;
  failedAt: Date;
}

/** Which dead letters are meant: all, or those of one consumer, or those named. */
export interface DeadLetterChoice {
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

/** One row however often it fails: an event by its id, anything else by its bytes. */
export async function setAside(dataSource: DataSource, failed: FailedMessage): Promise<void> {
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

const chosen = '($1::uuid[] is null or id = any($1)) and ($2::text is null or consumer = $2)';
const parametersOf = ({ ids, consumer }: DeadLetterChoice) => [ids ?? null, consumer ?? null];

export function listDeadLetters(dataSource: DataSource, choice: DeadLetterChoice): Promise<DeadLetter[]> {
  return dataSource.query(
    `select id, event_id as "eventId", consumer, subject, reason, failed_at as "failedAt"
     from dead_letters where ${chosen} order by failed_at, id`,
    parametersOf(choice),
  );
}

/** Forgets them for good; their events have no effect in that consumer. Says how many they were. */
export async function purgeDeadLetters(dataSource: DataSource, choice: DeadLetterChoice): Promise<number> {
  const [, count] = await dataSource.query<[unknown, number]>(
    `delete from dead_letters where ${chosen}`,
    parametersOf(choice),
  );
  return count;
}

interface Kept {
  consumer: string;
  subject: string;
  traceparent: string | null;
  body: Buffer;
}

/**
 * Delivers them once more, each as it came and to the one consumer that failed. A letter leaves the table
 * together with its message: interrupted in between, it may be sent twice, and the inbox holds that.
 */
export async function requeueDeadLetters(
  dataSource: DataSource,
  connection: NatsConnection,
  choice: DeadLetterChoice,
): Promise<number> {
  const letters = await listDeadLetters(dataSource, choice);
  for (const consumer of new Set(letters.map((letter) => letter.consumer))) {
    await refuseIfNobodyConsumes(connection, consumer);
  }
  let sent = 0;
  for (const { id } of letters) {
    const took = await dataSource.transaction((manager) => requeue(manager, connection, id));
    if (took) sent += 1;
  }
  return sent;
}

async function requeue(manager: EntityManager, connection: NatsConnection, id: string): Promise<boolean> {
  const [kept]: Kept[] = await manager.query(
    `select consumer, subject, traceparent, coalesce(body, convert_to(payload::text, 'UTF8')) as body
     from dead_letters where id = $1 for update`,
    [id],
  );
  if (!kept) return false;
  const carried = headers();
  carried.set(consumerHeader, kept.consumer);
  if (kept.traceparent) carried.set(traceHeader, kept.traceparent);
  // no message id: the stream would take a second requeue within two minutes for the first
  await jetstream(connection).publish(kept.subject, kept.body, { headers: carried });
  await manager.query('delete from dead_letters where id = $1', [id]);
  return true;
}

/** Sent to a consumer that does not exist, the letter would be gone without having reached anybody. */
async function refuseIfNobodyConsumes(connection: NatsConnection, consumer: string): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  try {
    await manager.consumers.info(streamName, consumer);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.status !== 404) throw error;
    throw new DomainError(
      'not-found',
      'NO_SUCH_CONSUMER',
      `Nobody consumes as ${consumer}: start its service first, or purge the letter if it was renamed.`,
      { cause: error },
    );
  }
}
