import { Injectable } from '@nestjs/common';
import type { FeedId, LenderFeed } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { feedView } from '../../domain/feed.view.ts';
import { feedNotFound } from '../../feeds.errors.ts';
import { findFeedPlan, readConfirmed, readFeeds } from '../../persistence/feed.repository.ts';

@Injectable()
export class ListFeeds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(manager: EntityManager = this.dataSource.manager): Promise<LenderFeed[]> {
    const confirmed = await readConfirmed(manager);
    const today = this.clock.today();
    const views: LenderFeed[] = [];
    for (const feed of await readFeeds(manager)) {
      const plan = await findFeedPlan(manager, feed.id);
      const own = confirmed.filter(({ slug }) => slug === feed.slug);
      views.push(feedView(feed, { plan, confirmed: own, today }));
    }
    return views;
  }

  async one(id: FeedId, manager: EntityManager = this.dataSource.manager): Promise<LenderFeed> {
    const feed = (await this.run(manager)).find((each) => each.id === id);
    if (feed === undefined) throw feedNotFound();
    return feed;
  }
}
