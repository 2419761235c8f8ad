import { type EventOf, type events, fileSources } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { noUse } from '../../domain/file-budget.rules.ts';
import { addFileUse } from '../../persistence/file-use.repository.ts';

/** A sum does not depend on the order of its events. */
export async function countReading(
  manager: EntityManager,
  { userId, occurredAt, data: { source, rows, processorMs } }: EventOf<typeof events.fileRead>,
): Promise<void> {
  const budget = { userId, name: fileSources[source] };
  await addFileUse(manager, budget, new Date(occurredAt), { ...noUse, rows, processorMs });
}
