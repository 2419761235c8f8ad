import { Injectable } from '@nestjs/common';
import type { FeedId, FeedPlan } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { feedPlanView } from '../../domain/feed-plan.rules.ts';
import { feedNotFound, feedPlanNotFound } from '../../feeds.errors.ts';
import { findFeed, findFeedPlan } from '../../persistence/feed.repository.ts';
import { ApplyFeed } from '../apply-feed/apply-feed.use-case.ts';

@Injectable()
export class ShowFeedPlan {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applying: ApplyFeed,
  ) {}

  async run({ feedId }: { feedId: FeedId }): Promise<FeedPlan> {
    const { manager } = this.dataSource;
    const feed = await findFeed(manager, feedId);
    if (feed === undefined) throw feedNotFound();
    const waiting = await findFeedPlan(manager, feedId);
    if (waiting === undefined) throw feedPlanNotFound();
    const planned = await this.applying.plan(manager, feed, waiting.document);
    return feedPlanView(feedId, { slug: feed.slug, ...waiting }, planned);
  }
}
