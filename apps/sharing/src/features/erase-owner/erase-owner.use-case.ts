import { Injectable } from '@nestjs/common';
import { type ErasureReport, packageFolder, type UserId } from '@groundwork/contracts';
import type { OwnerErasure } from '@groundwork/platform-erasure';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { packageSchema } from '../../persistence/package.schema.ts';
import { receipt } from '../../sharing.wording.ts';
import { closeRequestsOf } from '../change-request-state/change-request-state.use-case.ts';
import { revokeLinksOf } from '../revoke-links/revoke-links.use-case.ts';

@Injectable()
export class EraseSharing implements OwnerErasure {
  readonly tableLabels = {
    packages: receipt.packages,
    package_versions: receipt.versions,
    package_items: receipt.items,
    package_pages: receipt.pages,
    share_consents: receipt.consents,
    links: receipt.links,
    share_codes: receipt.codes,
    share_sessions: receipt.sessions,
    visits: receipt.visits,
    visit_pages: receipt.visitPages,
    lender_requests: receipt.requests,
    document_requests: receipt.documentRequests,
    request_answers: receipt.requestAnswers,
    share_tickets: receipt.tickets,
    data_keys: receipt.keys,
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** A withdrawn package is not built further, and each of its links ends. */
  async stopWork(manager: EntityManager, userId: UserId): Promise<void> {
    const now = this.clock.now();
    await manager.query('update packages set withdrawn_at = $2 where user_id = $1 and withdrawn_at is null', [
      userId,
      now,
    ]);
    await revokeLinksOf(manager, userId, { actor: 'system', now });
    await closeRequestsOf(manager, userId, now);
  }

  async eraseOutsideDatabase(userId: UserId): Promise<ErasureReport> {
    const rows = await this.dataSource.manager.findBy(packageSchema, { userId });
    let count = 0;
    for (const { id } of rows)
      for await (const { key } of this.storage.list(packageFolder(id))) {
        await this.storage.remove(key);
        count += 1;
      }
    return { erased: [{ what: receipt.objects, count }], kept: [] };
  }
}
