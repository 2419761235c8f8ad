import type { FeedState, LenderFeed } from '@groundwork/contracts';
import { isStale } from '@groundwork/engine-matching';
import type { ConfirmedPrograms, FeedPlanRow, FeedRow } from './feed.model.ts';

interface FeedContext {
  plan: Pick<FeedPlanRow, 'planVersion' | 'held'> | undefined;
  confirmed: readonly ConfirmedPrograms[];
  today: string;
}

function stateOf(feed: FeedRow, { plan, confirmed, today }: FeedContext): FeedState {
  if (feed.paused) return 'paused';
  if (plan?.held) return 'held';
  if (feed.lastError !== null) return 'failing';
  if (feed.publishedAt === null) return 'new';
  return confirmed.some(({ verifiedOn }) => isStale(verifiedOn, today)) ? 'stale' : 'ok';
}

export function feedView(feed: FeedRow, context: FeedContext): LenderFeed {
  const { id, slug, name, url, publicKey, mode, lastError } = feed;
  return {
    id,
    slug,
    name,
    url,
    publicKey,
    mode,
    lastError,
    state: stateOf(feed, context),
    programs: context.confirmed.reduce((sum, { programs }) => sum + programs, 0),
    lastFetchedAt: feed.lastFetchedAt?.toISOString() ?? null,
    lastChangedAt: feed.lastChangedAt?.toISOString() ?? null,
    planVersion: context.plan?.planVersion ?? null,
  };
}
