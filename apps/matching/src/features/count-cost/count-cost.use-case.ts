import { events, type ReadingCost } from '@groundwork/contracts';
import { isErased } from '@groundwork/platform-erasure';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import type { DataSource } from 'typeorm';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';

async function publish(
  dataSource: DataSource,
  { id, createdBy: userId, tries }: RecordUploadRow,
  data: ReadingCost,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (await isErased(manager, userId)) return;
    const event = { aggregateId: id, aggregateVersion: tries, userId, data };
    await appendToOutbox(manager, events.lenderFileReadingEnded, event);
  });
}

/** The reading adds to its cost, which counts also if it fails or is aborted. */
export async function countCost<T>(
  dataSource: DataSource,
  file: RecordUploadRow,
  reading: (cost: ReadingCost) => Promise<T>,
): Promise<T> {
  const cost = { rows: 0, processorMs: 0 };
  try {
    return await reading(cost);
  } finally {
    log().info({ file: file.id, ...cost }, 'The reading of a file ended');
    await publish(dataSource, file, cost).catch((error: unknown) => {
      log().warn({ err: error, file: file.id }, 'The cost of a reading is not counted');
    });
  }
}
