import { createSampleCatalogue } from '@groundwork/engine-matching';
import type { DataSource, EntityManager } from 'typeorm';
import { refreshSamples } from '../features/refresh-samples/refresh-samples.use-case.ts';
import { programmeSchema } from './matching.schema.ts';

const batch = 200;

async function insertSamples(manager: EntityManager): Promise<number> {
  const rows = createSampleCatalogue().map((programme) => ({
    rowNumber: programme.rowNumber,
    id: programme.id,
    active: programme.active,
    version: 1,
    programme,
  }));
  for (let at = 0; at < rows.length; at += batch) {
    await manager.insert(programmeSchema, rows.slice(at, at + batch));
  }
  return rows.length;
}

export async function seed(dataSource: DataSource): Promise<string | undefined> {
  return dataSource.transaction(async (manager) => {
    const isEmpty = (await manager.count(programmeSchema)) === 0;
    const count = isEmpty ? await insertSamples(manager) : await refreshSamples(manager);
    return count === 0 ? undefined : `${count} sample programs`;
  });
}
