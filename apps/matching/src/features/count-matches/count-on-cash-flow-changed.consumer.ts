import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { CountMatches } from './count-matches.use-case.ts';

@Injectable()
export class CountOnCashFlowChanged {
  constructor(private readonly countMatches: CountMatches) {}

  @OnEvent(events.cashFlowChanged, 'matching--count-on-cash-flow-changed')
  handle(event: EventOf<typeof events.cashFlowChanged>, manager: EntityManager): Promise<void> {
    return this.countMatches.storeBankRows(manager, event);
  }
}
