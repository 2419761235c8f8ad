import { Controller } from '@nestjs/common';
import { type LenderFeed, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type FeedChange, ChangeFeed } from './change-feed.use-case.ts';

@Controller()
export class ChangeFeedRpc {
  constructor(private readonly feeds: ChangeFeed) {}

  @Rpc(rpc.matching.changeFeed)
  answer(request: FeedChange): Promise<LenderFeed> {
    return this.feeds.run(request);
  }
}
