import type { events, ReadingCost } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import type { DataSource } from 'typeorm';
import { isErased } from './erased-owners.ts';

export interface CountedReading {
  readonly event: (typeof events)['bankFileReadingEnded' | 'lenderFileReadingEnded'];
  readonly file: string;
  readonly owner: string;
  readonly tries: number;
}

async function publish(
  dataSource: DataSource,
  { event, file, owner, tries }: CountedReading,
  data: ReadingCost,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (await isErased(manager, owner)) return;
    await appendToOutbox(manager, event, { aggregateId: file, aggregateVersion: tries, userId: owner, data });
  });
}

/** The reading adds to its cost, which counts also if it fails or is aborted. */
export async function countCost<T>(
  dataSource: DataSource,
  counted: CountedReading,
  reading: (cost: ReadingCost) => Promise<T>,
): Promise<T> {
  const cost = { rows: 0, processorMs: 0 };
  try {
    return await reading(cost);
  } finally {
    const { file } = counted;
    log().info({ file, ...cost }, 'The reading of a file ended');
    await publish(dataSource, counted, cost).catch((error: unknown) => {
      log().warn({ err: error, file }, 'The cost of a reading is not counted');
    });
  }
}
