import { type DocumentId, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { addSpentTime } from '../../persistence/analysis-turn.repository.ts';

interface CountedReading {
  userId: UserId;
  documentId: DocumentId;
  version: number;
  processorMs: number;
}

const countRun = 'update documents set counted_run = $3 where user_id = $1 and id = $2 and counted_run < $3';

/** A reading costs its time also if the document was deleted meanwhile. The worker can repeat its report. */
export async function countReading(
  manager: EntityManager,
  reading: CountedReading,
  now: Date,
): Promise<void> {
  const { userId, documentId, version } = reading;
  const [, counted] = await manager.query<[unknown, number]>(countRun, [userId, documentId, version]);
  if (counted > 0) await countTime(manager, reading, now);
}

export async function countTime(
  manager: EntityManager,
  { documentId, userId, version, processorMs }: CountedReading,
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
