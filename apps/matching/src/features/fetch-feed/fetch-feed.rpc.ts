import { Controller } from '@nestjs/common';
import { type FeedId, type LenderFeed, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { FetchFeed } from './fetch-feed.use-case.ts';

@Controller()
export class FetchFeedRpc {
  constructor(private readonly feeds: FetchFeed) {}

  @Rpc(rpc.matching.fetchFeed)
  answer({ feedId }: { feedId: FeedId }): Promise<LenderFeed> {
    return this.feeds.run(feedId);
  }
}
