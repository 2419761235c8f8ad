import { type FeedId, routes, rpc, type UserId } from '@groundwork/contracts';
import { forward, forwarding } from '../../http/forward.adapter.ts';

const changeMs = 60_000;

const byAdmin = ({ user, params }: { user: { id: UserId }; params: { id: FeedId } }) => ({
  actorId: user.id,
  feedId: params.id,
});

export const ManageFeedsController = forwarding({
  list: forward(routes.feeds, rpc.matching.feeds, () => ({})),
  add: forward(
    routes.addFeed,
    rpc.matching.addFeed,
    ({ user, body }) => ({ actorId: user.id, ...body }),
    changeMs,
  ),
  change: forward(routes.changeFeed, rpc.matching.changeFeed, (input) => ({
    ...byAdmin(input),
    ...input.body,
  })),
  remove: forward(routes.removeFeed, rpc.matching.removeFeed, byAdmin, changeMs),
  fetch: forward(routes.fetchFeed, rpc.matching.fetchFeed, ({ params }) => ({ feedId: params.id }), changeMs),
  plan: forward(routes.feedPlan, rpc.matching.feedPlan, ({ params }) => ({ feedId: params.id }), changeMs),
  apply: forward(
    routes.applyFeed,
    rpc.matching.applyFeed,
    (input) => ({ ...byAdmin(input), ...input.body }),
    changeMs,
  ),
  reject: forward(routes.rejectFeed, rpc.matching.rejectFeed, (input) => ({
    ...byAdmin(input),
    ...input.body,
  })),
});
