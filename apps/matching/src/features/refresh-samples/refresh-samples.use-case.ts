import { isDeepStrictEqual } from 'node:util';
import type { UserId } from '@groundwork/contracts';
import { type Program, createSampleCatalog } from '@groundwork/engine-matching';
import type { EntityManager } from 'typeorm';
import { programSchema } from '../../persistence/matching.schema.ts';
import { changeCatalog, lockCatalog } from '../change-catalog/change-catalog.use-case.ts';

const system = '00000000-0000-0000-0000-000000000000' as UserId;

const isChanged = (before: Program, sample: Program): boolean =>
  !isDeepStrictEqual(before, { ...sample, active: before.active });

/** Brings stored samples to the samples of this version. Programs of other sources stay as they are. */
export async function refreshSamples(manager: EntityManager): Promise<number> {
  await lockCatalog(manager);
  const samples = new Map(createSampleCatalog().map((sample) => [sample.id, sample]));
  const rows = await manager.findBy(programSchema, { sample: true, removed: false });
  const changes = rows.flatMap(({ id, active, programme: program }) => {
    const sample = samples.get(id);
    const isOld = sample !== undefined && isChanged(program, sample);
    return isOld ? [{ programme: sample, active }] : [];
  });
  await changeCatalog(manager, { actorId: system, cause: 'samples' }, changes);
  return changes.length;
}
