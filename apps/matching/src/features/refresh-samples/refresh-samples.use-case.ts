import { isDeepStrictEqual } from 'node:util';
import type { UserId } from '@groundwork/contracts';
import { type Programme, createSampleCatalogue } from '@groundwork/engine-matching';
import type { EntityManager } from 'typeorm';
import { programmeSchema } from '../../persistence/matching.schema.ts';
import { changeCatalogue, lockCatalogue } from '../change-catalogue/change-catalogue.use-case.ts';

const system = '00000000-0000-0000-0000-000000000000' as UserId;

const isChanged = (before: Programme, sample: Programme): boolean =>
  !isDeepStrictEqual(before, { ...sample, active: before.active });

/** Brings stored samples to the samples of this version. Programs of other sources stay as they are. */
export async function refreshSamples(manager: EntityManager): Promise<number> {
  await lockCatalogue(manager);
  const samples = new Map(createSampleCatalogue().map((sample) => [sample.id, sample]));
  const rows = await manager.findBy(programmeSchema, { sample: true, removed: false });
  const changes = rows.flatMap(({ id, active, programme }) => {
    const sample = samples.get(id);
    const isOld = sample !== undefined && isChanged(programme, sample);
    return isOld ? [{ programme: sample, active }] : [];
  });
  await changeCatalogue(manager, { actorId: system, cause: 'samples' }, changes);
  return changes.length;
}
