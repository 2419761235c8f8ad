import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AddFeedBody, feedId, type FeedId, type LenderFeed, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { isUniqueViolation } from '@groundwork/platform-database';
import { DataSource } from 'typeorm';
import { feedExists, urlNotAllowed } from '../../feeds.errors.ts';
import { FeedSource } from '../../feed-source/feed-source.port.ts';
import { fetchLeaseSeconds } from '../../persistence/feed.repository.ts';
import { FetchFeed } from '../fetch-feed/fetch-feed.use-case.ts';

export type AddedFeed = AddFeedBody & { actorId: UserId };

@Injectable()
export class AddFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly source: FeedSource,
    private readonly fetching: FetchFeed,
  ) {}

  /** After a kill before the fetch, the poll fetches it. */
  async run(added: AddedFeed): Promise<LenderFeed> {
    if (!(await this.source.isAllowed(added.url))) throw urlNotAllowed();
    return this.fetching.run(await this.insert(added));
  }

  private async insert({ actorId, name, slug, url, publicKey, mode }: AddedFeed): Promise<FeedId> {
    const id = feedId.parse(randomUUID());
    await this.dataSource
      .transaction(async (manager) => {
        await manager.query(
          `insert into feeds (id, slug, name, url, public_key, mode, next_at)
           values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
          [id, slug, name, url, publicKey, mode, fetchLeaseSeconds],
        );
        await appendAudit(manager, {
          actor: actorId,
          action: 'feeds.added',
          subject: { type: 'feed', id },
          details: { slug, mode },
        });
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? feedExists() : error;
      });
    return id;
  }
}
