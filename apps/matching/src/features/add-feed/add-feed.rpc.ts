import { Controller } from '@nestjs/common';
import { type LenderFeed, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type AddedFeed, AddFeed } from './add-feed.use-case.ts';

@Controller()
export class AddFeedRpc {
  constructor(private readonly feeds: AddFeed) {}

  @Rpc(rpc.matching.addFeed)
  answer(request: AddedFeed): Promise<LenderFeed> {
    return this.feeds.run(request);
  }
}
