import { Injectable } from '@nestjs/common';
import type { FeedId } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { DueRows, holdLease } from '@groundwork/platform-service';
import { DataSource } from 'typeorm';
import { dueFeeds } from '../../persistence/feed.repository.ts';
import { FetchFeed } from '../fetch-feed/fetch-feed.use-case.ts';

interface DueFeed {
  id: FeedId;
  tries: number;
}

/** One replica claims a feed for a lease, so that two of them fetch it once. */
@Injectable()
export class PollFeeds extends DueRows<DueFeed> {
  constructor(
    dataSource: DataSource,
    private readonly fetching: FetchFeed,
  ) {
    super(dataSource, 'poll feeds', dueFeeds);
  }

  protected override async work(due: DueFeed): Promise<void> {
    await holdLease(this.dataSource, dueFeeds, due, () => this.fetching.run(due.id));
  }

  protected override async handleFailure({ id }: DueFeed, error: unknown): Promise<void> {
    log().warn({ err: error, feedId: id }, 'A feed is fetched again');
    await this.postpone(id);
  }
}
