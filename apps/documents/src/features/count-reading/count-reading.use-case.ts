import { type DocumentId, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { addSpentTime } from '../../persistence/analysis-turn.repository.ts';

interface CountedReading {
  documentId: DocumentId;
  version: number;
  processorMs: number;
}

interface SpentReading extends CountedReading {
  userId: UserId;
}

const countRun = `update documents set counted_run = $2 where id = $1 and counted_run < $2
  returning user_id as "userId"`;

/** A reading costs its time also if the document was deleted meanwhile. The worker can repeat its report. */
export async function countReading(
  manager: EntityManager,
  reading: CountedReading,
  now: Date,
): Promise<void> {
  const { documentId, version } = reading;
  const [[first]] = await manager.query<[{ userId: UserId }[], number]>(countRun, [documentId, version]);
  if (first) await countTime(manager, { ...reading, ...first }, now);
}

export async function countTime(
  manager: EntityManager,
  { documentId, userId, version, processorMs }: SpentReading,
  now: Date,
): Promise<void> {
  if (processorMs === 0) return;
  await addSpentTime(manager, userId, { processorMs, now });
  await appendToOutbox(manager, events.documentReadingEnded, {
    aggregateId: documentId,
    aggregateVersion: version,
    userId,
    data: { rows: 0, processorMs },
  });
}
