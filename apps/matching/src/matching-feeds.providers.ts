import { networksOf } from '@groundwork/platform-config';
import { CriteriaReaders } from './criteria-reader/criteria-readers.adapter.ts';
import { FetchFeedAdapter } from './feed-source/fetch-feed.adapter.ts';
import { FeedSource } from './feed-source/feed-source.port.ts';
import { AddFeedRpc } from './features/add-feed/add-feed.rpc.ts';
import { AddFeed } from './features/add-feed/add-feed.use-case.ts';
import { ApplyFeedRpc } from './features/apply-feed/apply-feed.rpc.ts';
import { ApplyFeed } from './features/apply-feed/apply-feed.use-case.ts';
import { ChangeFeedRpc } from './features/change-feed/change-feed.rpc.ts';
import { ChangeFeed } from './features/change-feed/change-feed.use-case.ts';
import { CheckCriteria } from './features/check-criteria/check-criteria.query.ts';
import { CheckCriteriaRpc } from './features/check-criteria/check-criteria.rpc.ts';
import { FetchFeedRpc } from './features/fetch-feed/fetch-feed.rpc.ts';
import { FetchFeed } from './features/fetch-feed/fetch-feed.use-case.ts';
import { ListFeeds } from './features/list-feeds/list-feeds.query.ts';
import { ListFeedsRpc } from './features/list-feeds/list-feeds.rpc.ts';
import { PollFeeds } from './features/poll-feeds/poll-feeds.use-case.ts';
import { RejectFeedRpc } from './features/reject-feed/reject-feed.rpc.ts';
import { RejectFeed } from './features/reject-feed/reject-feed.use-case.ts';
import { RemoveFeedRpc } from './features/remove-feed/remove-feed.rpc.ts';
import { RemoveFeed } from './features/remove-feed/remove-feed.use-case.ts';
import { ShowFeedPlan } from './features/show-feed-plan/show-feed-plan.query.ts';
import { ShowFeedPlanRpc } from './features/show-feed-plan/show-feed-plan.rpc.ts';
import type { MatchingConfig } from './matching.config.ts';

export const feedRpcs = [
  AddFeedRpc,
  ApplyFeedRpc,
  ChangeFeedRpc,
  CheckCriteriaRpc,
  FetchFeedRpc,
  ListFeedsRpc,
  RejectFeedRpc,
  RemoveFeedRpc,
  ShowFeedPlanRpc,
];

export const feedProviders = ({ FEED_TRUSTED_NETWORKS }: MatchingConfig) => [
  AddFeed,
  ApplyFeed,
  ChangeFeed,
  CheckCriteria,
  CriteriaReaders,
  FetchFeed,
  ListFeeds,
  PollFeeds,
  RejectFeed,
  RemoveFeed,
  ShowFeedPlan,
  {
    provide: FeedSource,
    useValue: new FetchFeedAdapter({ isTrusted: networksOf(FEED_TRUSTED_NETWORKS) }),
  },
];
