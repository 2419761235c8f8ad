import { Injectable } from '@nestjs/common';
import type { ChangeFeedBody, FeedId, LenderFeed, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { feedNotFound } from '../../feeds.errors.ts';
import { findFeed } from '../../persistence/feed.repository.ts';
import { ListFeeds } from '../list-feeds/list-feeds.query.ts';

export type FeedChange = ChangeFeedBody & { feedId: FeedId; actorId: UserId };

@Injectable()
export class ChangeFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly feeds: ListFeeds,
  ) {}

  run({ feedId, actorId, ...change }: FeedChange): Promise<LenderFeed> {
    return this.dataSource.transaction(async (manager) => {
      const feed = await findFeed(manager, feedId, 'for update');
      if (feed === undefined) throw feedNotFound();
      const { name, publicKey, mode, paused } = { ...feed, ...change };
      // The next document must prove the new key, so the server may not answer with 304.
      const etag = publicKey === feed.publicKey ? feed.etag : null;
      await manager.query(
        `update feeds set name = $2, public_key = $3, mode = $4, paused = $5, etag = $6 where id = $1`,
        [feedId, name, publicKey, mode, paused, etag],
      );
      await appendAudit(manager, {
        actor: actorId,
        action: 'feeds.changed',
        subject: { type: 'feed', id: feedId },
        details: { fields: Object.keys(change) },
      });
      return this.feeds.one(feedId, manager);
    });
  }
}
