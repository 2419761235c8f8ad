import { Injectable } from '@nestjs/common';
import type { EventOf, events } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { storeErasureReport } from '../../persistence/erasure.repository.ts';

@Injectable()
export class RecordErasureReport {
  constructor(private readonly clock: Clock) {}

  run(manager: EntityManager, { data }: EventOf<typeof events.userErased>): Promise<void> {
    return storeErasureReport(manager, data.erasureId, data.service, data.report, this.clock.now());
  }
}
