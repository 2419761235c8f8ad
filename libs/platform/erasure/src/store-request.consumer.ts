import { type EventOf, events, type OwnerService } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import { Inject, Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { markErased } from './erased-owners.ts';
import { OWNER_ERASURE, type OwnerErasure } from './owner-erasure.ts';

/** Stores the request only: deletion may wait for locks, and an event must not. */
export function storeRequestIn(service: OwnerService): Type {
  @Injectable()
  class StoreErasureRequest {
    constructor(@Inject(OWNER_ERASURE) private readonly erasure: OwnerErasure) {}

    @OnEvent(events.userErasureRequested, `${service}--erase-owner-on-user-erasure-requested`)
    async store(
      { userId, data: { erasureId } }: EventOf<typeof events.userErasureRequested>,
      manager: EntityManager,
    ): Promise<void> {
      await markErased(manager, userId);
      await this.erasure.stopWork?.(manager, userId);
      await manager.query(
        'insert into erasure_work (erasure_id, user_id) values ($1, $2) on conflict do nothing',
        [erasureId, userId],
      );
    }
  }
  return StoreErasureRequest;
}
