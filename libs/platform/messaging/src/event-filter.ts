import type { EventEnvelope } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

/** Runs in the transaction of the effect, after the event entered the inbox. */
export abstract class EventFilter {
  abstract admits(event: EventEnvelope, manager: EntityManager): Promise<boolean>;
}
