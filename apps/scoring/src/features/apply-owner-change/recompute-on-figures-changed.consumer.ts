import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { applyFigures, ApplyOwnerChange } from './apply-owner-change.use-case.ts';

@Injectable()
export class RecomputeOnFiguresChanged {
  constructor(private readonly ownerChange: ApplyOwnerChange) {}

  @OnEvent(events.figuresChanged, 'scoring--recompute-on-figures-changed')
  handle(event: EventOf<typeof events.figuresChanged>, manager: EntityManager): Promise<void> {
    const { figures, answered, fields } = event.data;
    return this.ownerChange.apply(manager, event.userId, applyFigures, {
      version: event.aggregateVersion,
      figures,
      answered,
      fields,
    });
  }
}
