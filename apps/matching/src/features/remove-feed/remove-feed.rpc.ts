import { Controller } from '@nestjs/common';
import { type RemovedFeed, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type FeedRemoval, RemoveFeed } from './remove-feed.use-case.ts';

@Controller()
export class RemoveFeedRpc {
  constructor(private readonly feeds: RemoveFeed) {}

  @Rpc(rpc.matching.removeFeed)
  answer(request: FeedRemoval): Promise<RemovedFeed> {
    return this.feeds.run(request);
  }
}
