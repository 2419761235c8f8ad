import { Injectable } from '@nestjs/common';
import type { RemovedSamples, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { noSamples } from '../../matching.errors.ts';
import { removeSamplesFrom } from '../change-catalog/change-catalog.use-case.ts';

@Injectable()
export class RemoveSamples {
  constructor(private readonly dataSource: DataSource) {}

  run({ actorId }: { actorId: UserId }): Promise<RemovedSamples> {
    return this.dataSource.transaction(async (manager) => {
      const result = await removeSamplesFrom(manager, { actorId, cause: 'samples' });
      if (result.removed === 0) throw noSamples();
      await appendAudit(manager, {
        actor: actorId,
        action: 'lenders.samples-removed',
        subject: { type: 'catalogue', id: 'samples' },
        details: result,
      });
      return result;
    });
  }
}
