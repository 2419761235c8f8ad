import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { RecordErasureReport } from './record-erasure-report.use-case.ts';

@Injectable()
export class RecordErasureReportOnUserErased {
  constructor(private readonly recordErasureReport: RecordErasureReport) {}

  @OnEvent(events.userErased, 'identity--collect-answers-on-user-erased')
  collect(event: EventOf<typeof events.userErased>, manager: EntityManager): Promise<void> {
    return this.recordErasureReport.run(manager, event);
  }
}
