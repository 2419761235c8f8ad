import { Injectable } from '@nestjs/common';
import type { FeedId, RemovedFeed, UserId } from '@groundwork/contracts';
import type { Program } from '@groundwork/engine-matching';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { feedNotFound } from '../../feeds.errors.ts';
import { findFeed } from '../../persistence/feed.repository.ts';
import { changeCatalog, lockCatalog } from '../change-catalog/change-catalog.use-case.ts';

export interface FeedRemoval {
  feedId: FeedId;
  actorId: UserId;
}

@Injectable()
export class RemoveFeed {
  constructor(private readonly dataSource: DataSource) {}

  run({ feedId, actorId }: FeedRemoval): Promise<RemovedFeed> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalog(manager);
      const feed = await findFeed(manager, feedId, 'for update');
      if (feed === undefined) throw feedNotFound();
      const rows = await manager.query<{ programme: Program }[]>(
        `select programme from programmes where active and starts_with(id, $1) order by row_number`,
        [`${feed.slug}.`],
      );
      const changes = rows.map(({ programme: program }) => ({ programme: program, active: false }));
      const version = await changeCatalog(manager, { actorId, cause: 'feed' }, changes);
      await manager.query('delete from feeds where id = $1', [feedId]);
      await appendAudit(manager, {
        actor: actorId,
        action: 'feeds.removed',
        subject: { type: 'feed', id: feedId },
        details: { slug: feed.slug, deactivated: changes.length },
      });
      return { version, deactivated: changes.length };
    });
  }
}
