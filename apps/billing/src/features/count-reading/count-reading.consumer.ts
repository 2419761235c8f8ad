import { Injectable } from '@nestjs/common';
import { type EventEnvelope, events, type ReadingCost } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { countReading } from './count-reading.use-case.ts';

@Injectable()
export class CountReadingConsumer {
  @OnEvent(events.documentReadingEnded, 'billing--count-reading-on-document-reading-ended')
  @OnEvent(events.bankFileReadingEnded, 'billing--count-reading-on-bank-file-reading-ended')
  handle(event: EventEnvelope<ReadingCost>, manager: EntityManager): Promise<void> {
    return countReading(manager, event, 'plan');
  }

  @OnEvent(events.lenderFileReadingEnded, 'billing--count-reading-on-lender-file-reading-ended')
  handleStaff(event: EventEnvelope<ReadingCost>, manager: EntityManager): Promise<void> {
    return countReading(manager, event, 'staff');
  }
}
