import { events, type ReadingCost } from '@groundwork/contracts';
import { isErased } from '@groundwork/platform-erasure';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { DataSource } from 'typeorm';
import type { BankFileRow } from '../domain/bank-file.model.ts';

/** Each try costs its time, also one that stores nothing. */
export async function publishReading(
  dataSource: DataSource,
  { id, userId, tries }: BankFileRow,
  cost: ReadingCost,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (await isErased(manager, userId)) return;
    await appendToOutbox(manager, events.bankFileReadingEnded, {
      aggregateId: id,
      aggregateVersion: tries,
      userId,
      data: cost,
    });
  });
}
