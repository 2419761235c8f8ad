import { Injectable } from '@nestjs/common';
import type { RemovedSamples, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { noSamples } from '../../matching.errors.ts';
import { programmeSchema } from '../../persistence/matching.schema.ts';
import { lockCatalogue, removeProgrammes } from '../change-catalogue/change-catalogue.use-case.ts';

@Injectable()
export class RemoveSamples {
  constructor(private readonly dataSource: DataSource) {}

  run({ actorId }: { actorId: UserId }): Promise<RemovedSamples> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalogue(manager);
      const samples = await manager.find(programmeSchema, {
        select: { rowNumber: true },
        where: { sample: true, removed: false },
      });
      if (samples.length === 0) throw noSamples();
      const rows = samples.map(({ rowNumber }) => rowNumber);
      const version = await removeProgrammes(manager, { actorId, cause: 'samples' }, rows);
      await appendAudit(manager, {
        actor: actorId,
        action: 'lenders.samples-removed',
        subject: { type: 'catalogue', id: 'samples' },
        details: { removed: rows.length, version },
      });
      return { removed: rows.length, version };
    });
  }
}
