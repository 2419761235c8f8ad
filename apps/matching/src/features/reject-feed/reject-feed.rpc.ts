import { Controller } from '@nestjs/common';
import { type LenderFeed, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type FeedRejection, RejectFeed } from './reject-feed.use-case.ts';

@Controller()
export class RejectFeedRpc {
  constructor(private readonly feeds: RejectFeed) {}

  @Rpc(rpc.matching.rejectFeed)
  answer(request: FeedRejection): Promise<LenderFeed> {
    return this.feeds.run(request);
  }
}
