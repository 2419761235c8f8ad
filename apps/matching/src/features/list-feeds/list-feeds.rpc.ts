import { Controller } from '@nestjs/common';
import { type LenderFeed, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListFeeds } from './list-feeds.query.ts';

@Controller()
export class ListFeedsRpc {
  constructor(private readonly feeds: ListFeeds) {}

  @Rpc(rpc.matching.feeds)
  answer(): Promise<LenderFeed[]> {
    return this.feeds.run();
  }
}
