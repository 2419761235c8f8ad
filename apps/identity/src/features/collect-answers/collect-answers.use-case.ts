import { Injectable } from '@nestjs/common';
import type { EventOf, events } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { recordAnswer } from '../../persistence/erasure.repository.ts';

@Injectable()
export class CollectAnswers {
  constructor(private readonly clock: Clock) {}

  run(manager: EntityManager, { data }: EventOf<typeof events.userErased>): Promise<void> {
    return recordAnswer(manager, data.erasureId, data.service, data.report, this.clock.now());
  }
}
