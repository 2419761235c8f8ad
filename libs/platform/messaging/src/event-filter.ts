import type { EventEnvelope } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Decides which events have an effect in this service. Every provider of this class is found and called for every
 * event, in the transaction of its effect, once the event stands in the inbox: what commits before a lock on the
 * inbox is granted is seen here.
 */
export abstract class EventFilter {
  abstract admits(event: EventEnvelope, manager: EntityManager): Promise<boolean>;
}
