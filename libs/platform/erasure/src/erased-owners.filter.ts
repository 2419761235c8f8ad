import { type EventEnvelope, events } from '@groundwork/contracts';
import { EventFilter } from '@groundwork/platform-messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isErased } from './erased-owners.ts';

/** An event of an erased owner that is still on its way has no effect: it would bring back what is deleted. */
@Injectable()
export class RefuseErasedOwners extends EventFilter {
  async admits({ type, userId }: EventEnvelope, manager: EntityManager): Promise<boolean> {
    // after a restored backup an owner is erased again
    if (type === events.userErasureRequested.type) return true;
    return !(await isErased(manager, userId));
  }
}
