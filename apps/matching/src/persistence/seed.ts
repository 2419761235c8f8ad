import { createSampleCatalog, shippedFamilies } from '@groundwork/engine-matching';
import type { DataSource, EntityManager } from 'typeorm';
import { refreshSamples } from '../features/refresh-samples/refresh-samples.use-case.ts';
import { programSchema } from './matching.schema.ts';

const batch = 200;

/** A stored family stays as it is: a later release only adds families that are missing. */
async function insertFamilies(manager: EntityManager): Promise<void> {
  for (const { code, version, name, facts } of shippedFamilies) {
    await manager.query(
      `insert into family_versions (code, version, name, facts)
       select $1, $2, $3, $4 where not exists (select from family_versions where code = $1)`,
      [code, version, name, JSON.stringify(facts)],
    );
  }
}

async function insertSamples(manager: EntityManager): Promise<number> {
  const rows = createSampleCatalog().map((program) => ({
    rowNumber: program.rowNumber,
    id: program.id,
    active: program.active,
    version: 1,
    sample: true,
    removed: false,
    programme: program,
  }));
  for (let at = 0; at < rows.length; at += batch) {
    await manager.insert(programSchema, rows.slice(at, at + batch));
  }
  return rows.length;
}

/** Samples are for an empty catalog only. */
async function seedSamples(manager: EntityManager, isWanted: boolean): Promise<number> {
  if ((await manager.count(programSchema)) > 0) return refreshSamples(manager);
  return isWanted ? insertSamples(manager) : 0;
}

export async function seed(
  dataSource: DataSource,
  _demoOwner: unknown,
  { sampleData }: { sampleData: boolean },
): Promise<string | undefined> {
  return dataSource.transaction(async (manager) => {
    await insertFamilies(manager);
    const count = await seedSamples(manager, sampleData);
    return count === 0 ? undefined : `${count} sample programs`;
  });
}
