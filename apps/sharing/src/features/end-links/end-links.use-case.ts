import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { revokeLinksOf } from '../revoke-links/revoke-links.use-case.ts';

/** Files stay until the erasure runs. An owner who cancels makes new links: a revoked one never comes back. */
@Injectable()
export class EndLinks {
  constructor(private readonly clock: Clock) {}

  run(manager: EntityManager, userId: UserId): Promise<void> {
    return revokeLinksOf(manager, userId, { actor: 'system', now: this.clock.now() });
  }
}
