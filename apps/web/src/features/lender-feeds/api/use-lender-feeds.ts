import type {
  AddFeedBody,
  AppliedImport,
  ApplyFeedBody,
  ChangeFeedBody,
  FeedPlan,
  LenderFeed,
  RemovedFeed,
} from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

export const useFeeds = (): Query<readonly LenderFeed[]> => useQuery(routes.feeds);

export const useFeedPlan = (id: string): Query<FeedPlan> => useQuery(routes.feedPlan, { params: { id } });

export interface FeedActions {
  readonly add: (body: AddFeedBody) => Promise<LenderFeed>;
  readonly change: (id: string, body: ChangeFeedBody) => Promise<LenderFeed>;
  readonly remove: (id: string) => Promise<RemovedFeed>;
  readonly check: (id: string) => Promise<LenderFeed>;
  readonly apply: (id: string, body: ApplyFeedBody) => Promise<AppliedImport>;
  readonly reject: (id: string, planVersion: number) => Promise<LenderFeed>;
}

export function useFeedActions(): FeedActions {
  const refreshQueries = useRefreshAffected();
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshQueries({ keys: [urlOf(routes.feeds), urlOf(routes.catalogue)] });
    return reply;
  }
  return {
    add: (body) => withRefresh(api.post(routes.addFeed, { body })),
    change: (id, body) => withRefresh(api.patch(routes.changeFeed, { params: { id }, body })),
    remove: (id) => withRefresh(api.del(routes.removeFeed, { params: { id } })),
    check: (id) => withRefresh(api.post(routes.fetchFeed, { params: { id } })),
    apply: (id, body) => withRefresh(api.post(routes.applyFeed, { params: { id }, body })),
    reject: (id, planVersion) =>
      withRefresh(api.post(routes.rejectFeed, { params: { id }, body: { planVersion } })),
  };
}
