import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { countReading } from './count-reading.use-case.ts';

@Injectable()
export class CountReadingOnFileRead {
  @OnEvent(events.fileRead, 'billing--count-reading-on-file-read')
  handle(event: EventOf<typeof events.fileRead>, manager: EntityManager): Promise<void> {
    return countReading(manager, event);
  }
}
