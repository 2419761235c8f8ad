import type { FeedId } from '@groundwork/contracts';
import type { DueTable } from '@groundwork/platform-service';
import type { EntityManager } from 'typeorm';
import type { ConfirmedPrograms, FeedPlanRow, FeedRow } from '../domain/feed.model.ts';

const columns = `id, slug, name, url, public_key as "publicKey", mode, paused, etag, sha256,
  published_at as "publishedAt", plan_version as "planVersion", last_fetched_at as "lastFetchedAt",
  last_changed_at as "lastChangedAt", last_error as "lastError"`;

/** Longer than a fetch can last. */
export const fetchLeaseSeconds = 90;

export const dueFeeds: DueTable = {
  table: 'feeds',
  key: 'id',
  tries: 'tries',
  columns: 'id, tries',
  where: 'not paused',
  leaseSeconds: fetchLeaseSeconds,
  maxWaitSeconds: 3600,
};

export const readFeeds = (manager: EntityManager): Promise<FeedRow[]> =>
  manager.query(`select ${columns} from feeds order by name, id`);

export async function findFeed(
  manager: EntityManager,
  id: FeedId,
  lock: '' | 'for update' = '',
): Promise<FeedRow | undefined> {
  const rows = await manager.query<FeedRow[]>(`select ${columns} from feeds where id = $1 ${lock}`, [id]);
  return rows[0];
}

export async function findFeedPlan(manager: EntityManager, id: FeedId): Promise<FeedPlanRow | undefined> {
  const rows = await manager.query<FeedPlanRow[]>(
    `select plan_version as "planVersion", held, document, warnings from feed_plans where feed_id = $1`,
    [id],
  );
  return rows[0];
}

export const deleteFeedPlan = (manager: EntityManager, id: FeedId): Promise<unknown> =>
  manager.query('delete from feed_plans where feed_id = $1', [id]);

export const readConfirmed = (manager: EntityManager): Promise<ConfirmedPrograms[]> =>
  manager.query(
    `select feed.slug, listed.programme->>'verifiedOn' as "verifiedOn", count(*)::int as programs
     from feeds feed join programmes listed on starts_with(listed.id, feed.slug || '.') and listed.active
     group by 1, 2`,
  );
