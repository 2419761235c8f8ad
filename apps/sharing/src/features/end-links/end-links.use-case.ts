import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { closeRequestsOf } from '../change-request-state/change-request-state.use-case.ts';
import { revokeLinksOf } from '../revoke-links/revoke-links.use-case.ts';

/** Files stay until the erasure runs. An owner who cancels makes new links: a revoked one never comes back. */
@Injectable()
export class EndLinks {
  constructor(private readonly clock: Clock) {}

  async run(manager: EntityManager, userId: UserId): Promise<void> {
    const now = this.clock.now();
    await revokeLinksOf(manager, userId, { actor: 'system', now });
    await closeRequestsOf(manager, userId, now);
  }
}
