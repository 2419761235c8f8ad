import type { BudgetName, EventEnvelope, ReadingCost } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { noUse } from '../../domain/file-budget.rules.ts';
import { addFileUse } from '../../persistence/file-use.repository.ts';

/** A sum does not depend on the order of its events. */
export async function countReading(
  manager: EntityManager,
  { userId, occurredAt, data }: EventEnvelope<ReadingCost>,
  name: BudgetName,
): Promise<void> {
  await addFileUse(manager, { userId, name }, new Date(occurredAt), { ...noUse, ...data });
}
