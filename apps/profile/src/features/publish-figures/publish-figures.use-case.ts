import { Injectable } from '@nestjs/common';
import { events, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { changedFigures, dueAfter, figuresState, versionsOf } from '../../domain/owner-figures.rules.ts';
import { FigureRepository } from '../../persistence/figure.repository.ts';
import { ownerFiguresSchema } from '../../persistence/figure.schema.ts';

/** Services that followed the saved profile until now have its version. */
const versionAfter = (last: number, profileVersion: number, isNew: boolean): number =>
  isNew ? Math.max(last, profileVersion) + 1 : last;

/** Runs in the transaction of each change, behind the lock of the owner, and publishes only what differs. */
@Injectable()
export class PublishFigures {
  constructor(private readonly figures: FigureRepository) {}

  async run(manager: EntityManager, userId: UserId): Promise<void> {
    const { request, figures, profileVersion } = await this.figures.read(manager, userId);
    const stored = await manager.findOneBy(ownerFiguresSchema, { userId });
    const figureVersions = versionsOf(request, figures);
    const fields = changedFigures(stored?.figureVersions ?? {}, figureVersions);
    const version = versionAfter(stored?.version ?? 0, profileVersion, fields.length > 0);
    const dueOn = dueAfter(figures, request.today);
    if (fields.length === 0 && stored?.dueOn === dueOn) return;
    await manager.upsert(ownerFiguresSchema, { userId, version, figureVersions, dueOn }, ['userId']);
    if (fields.length === 0) return;
    await appendToOutbox(manager, events.figuresChanged, {
      aggregateId: userId,
      aggregateVersion: version,
      userId,
      data: figuresState(request, figures, fields),
    });
  }
}
