import { Controller } from '@nestjs/common';
import { type AppliedImport, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type FeedApplication, ApplyFeed } from './apply-feed.use-case.ts';

@Controller()
export class ApplyFeedRpc {
  constructor(private readonly feeds: ApplyFeed) {}

  @Rpc(rpc.matching.applyFeed)
  answer(request: FeedApplication): Promise<AppliedImport> {
    return this.feeds.run(request);
  }
}
