import { Injectable } from '@nestjs/common';
import { events, type FiguresState, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import type { ValueSources } from '../../domain/figure-choice.model.ts';
import {
  changedFigures,
  dueAfter,
  fellBack,
  valuesInForce,
  valueSourcesOf,
  versionsOf,
} from '../../domain/owner-figures.rules.ts';
import { FigureRepository } from '../../persistence/figure.repository.ts';
import { ownerFiguresSchema } from '../../persistence/figure.schema.ts';

type Cause = NonNullable<FiguresState['cause']>;

/** Services that followed the saved profile until now have its version. */
const versionAfter = (last: number, profileVersion: number, isNew: boolean): number =>
  isNew ? Math.max(last, profileVersion) + 1 : last;

/** What the owner does replaces a source; only evidence and time take one away. */
function lostSources(cause: Cause, before: ValueSources, now: ValueSources): { fellBack?: string[] } {
  const fields = cause === 'evidence' || cause === 'time' ? fellBack(before, now) : [];
  return fields.length > 0 ? { fellBack: fields } : {};
}

const unpublished = { version: 0, figureVersions: {}, valueSources: {}, dueOn: undefined };

/** Runs in the transaction of each change, behind the lock of the owner, and publishes only what differs. */
@Injectable()
export class PublishFigures {
  constructor(private readonly figures: FigureRepository) {}

  async run(manager: EntityManager, userId: UserId, cause: Cause): Promise<void> {
    const { request, figures, profileVersion } = await this.figures.read(manager, userId);
    const stored = (await manager.findOneBy(ownerFiguresSchema, { userId })) ?? unpublished;
    const figureVersions = versionsOf(request, figures);
    const fields = changedFigures(stored.figureVersions, figureVersions);
    const version = versionAfter(stored.version, profileVersion, fields.length > 0);
    const dueOn = dueAfter(figures, request.today);
    if (fields.length === 0 && stored.dueOn === dueOn) return;
    const valueSources = valueSourcesOf(figures);
    const row = { userId, version, figureVersions, valueSources, dueOn };
    await manager.upsert(ownerFiguresSchema, row, ['userId']);
    if (fields.length === 0) return;
    await appendToOutbox(manager, events.figuresChanged, {
      aggregateId: userId,
      aggregateVersion: version,
      userId,
      data: {
        fields,
        ...valuesInForce(request, figures),
        cause,
        ...lostSources(cause, stored.valueSources, valueSources),
      },
    });
  }
}
