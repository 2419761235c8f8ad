import { Injectable } from '@nestjs/common';
import type { EventOf, events } from '@groundwork/contracts';
import { storeEvidenceCopy } from '@groundwork/platform-document-copies';
import type { EntityManager } from 'typeorm';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { PublishFigures } from '../publish-figures/publish-figures.use-case.ts';

@Injectable()
export class StoreEvidence {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly figures: PublishFigures,
  ) {}

  async run(manager: EntityManager, event: EventOf<typeof events.evidenceChanged>): Promise<void> {
    await this.profiles.lock(manager, event.userId);
    await storeEvidenceCopy(manager, event);
    await this.figures.run(manager, event.userId, 'evidence');
  }
}
