import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { recordAnswer } from '../../persistence/erasures.ts';

@Injectable()
export class CollectAnswers {
  constructor(private readonly clock: Clock) {}

  @OnEvent(events.userErased, 'identity--collect-answers-on-user-erased')
  async collect({ data }: EventOf<typeof events.userErased>, manager: EntityManager): Promise<void> {
    await recordAnswer(manager, data.erasureId, data.service, data.report, this.clock.now());
  }
}
