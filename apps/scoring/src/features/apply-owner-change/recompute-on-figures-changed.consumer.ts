import { Injectable } from '@nestjs/common';
import { type EventOf, events, type FiguresState, type ScoreCause } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { applyFigures, ApplyOwnerChange } from './apply-owner-change.use-case.ts';

/** A decision of the owner is a change of her profile. */
const causeTypes: Readonly<Record<NonNullable<FiguresState['cause']>, ScoreCause['type']>> = {
  profile: 'profile',
  settled: 'profile',
  evidence: 'evidence',
  time: 'time',
};

@Injectable()
export class RecomputeOnFiguresChanged {
  constructor(private readonly ownerChange: ApplyOwnerChange) {}

  @OnEvent(events.figuresChanged, 'scoring--recompute-on-figures-changed')
  handle(event: EventOf<typeof events.figuresChanged>, manager: EntityManager): Promise<void> {
    const { fields, fellBack, cause = 'profile', ...values } = event.data;
    return this.ownerChange.apply(manager, event.userId, applyFigures, {
      version: event.aggregateVersion,
      values,
      cause: { type: causeTypes[cause], fields, ...(fellBack && { fellBack }) },
    });
  }
}
