import { type DocumentId, events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';

interface CountedReading {
  documentId: DocumentId;
  version: number;
  processorMs: number;
}

const countRun = `update documents set counted_run = $2 where id = $1 and counted_run < $2
  returning user_id as "userId"`;

/** A reading costs its time also if the document was deleted meanwhile. The worker can repeat its report. */
export async function countReading(
  manager: EntityManager,
  { documentId, version, processorMs }: CountedReading,
): Promise<void> {
  const [[first]] = await manager.query<[{ userId: UserId }[], number]>(countRun, [documentId, version]);
  if (!first) return;
  await appendToOutbox(manager, events.documentReadingEnded, {
    aggregateId: documentId,
    aggregateVersion: version,
    userId: first.userId,
    data: { rows: 0, processorMs },
  });
}
