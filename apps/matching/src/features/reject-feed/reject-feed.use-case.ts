import { Injectable } from '@nestjs/common';
import type { FeedId, LenderFeed, RejectFeedBody, UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource } from 'typeorm';
import { feedNotFound, feedPlanChanged, feedPlanNotFound } from '../../feeds.errors.ts';
import { deleteFeedPlan, findFeed, findFeedPlan } from '../../persistence/feed.repository.ts';
import { ListFeeds } from '../list-feeds/list-feeds.query.ts';

export type FeedRejection = RejectFeedBody & { feedId: FeedId; actorId: UserId };

@Injectable()
export class RejectFeed {
  constructor(
    private readonly dataSource: DataSource,
    private readonly feeds: ListFeeds,
  ) {}

  run({ feedId, actorId, planVersion }: FeedRejection): Promise<LenderFeed> {
    return this.dataSource.transaction(async (manager) => {
      if ((await findFeed(manager, feedId, 'for update')) === undefined) throw feedNotFound();
      const waiting = await findFeedPlan(manager, feedId);
      if (waiting === undefined) throw feedPlanNotFound();
      if (waiting.planVersion !== planVersion) throw feedPlanChanged();
      await deleteFeedPlan(manager, feedId);
      await appendAudit(manager, {
        actor: actorId,
        action: 'feeds.rejected',
        subject: { type: 'feed', id: feedId },
        details: { planVersion },
      });
      return this.feeds.one(feedId, manager);
    });
  }
}
