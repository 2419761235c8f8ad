import { type EventEnvelope, events } from '@groundwork/contracts';
import { EventFilter } from '@groundwork/platform-messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isErased } from './erased-owners.ts';

@Injectable()
export class RejectErasedOwners extends EventFilter {
  async admits({ type, userId }: EventEnvelope, manager: EntityManager): Promise<boolean> {
    // A restored backup needs a second erasure.
    if (type === events.userErasureRequested.type) return true;
    return !(await isErased(manager, userId));
  }
}
