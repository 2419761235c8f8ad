import { createSampleCatalogue } from '@groundwork/engine-matching';
import type { DataSource } from 'typeorm';
import { programmeSchema } from './matching.schema.ts';

const batch = 200;

export async function seed(dataSource: DataSource): Promise<string | undefined> {
  const { manager } = dataSource;
  if ((await manager.count(programmeSchema)) > 0) return undefined;
  const rows = createSampleCatalogue().map((programme) => ({
    rowNumber: programme.rowNumber,
    id: programme.id,
    active: programme.active,
    version: 1,
    programme,
  }));
  await dataSource.transaction(async (transaction) => {
    for (let at = 0; at < rows.length; at += batch) {
      await transaction.insert(programmeSchema, rows.slice(at, at + batch));
    }
  });
  return `${rows.length} sample programmes`;
}
