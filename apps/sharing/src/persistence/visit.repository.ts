import type { PageViewBody, UserId, VisitId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import type { OwnPackage } from '../domain/package.model.ts';
import type { SessionRow } from '../domain/link.model.ts';
import type { PageOfVisit, VisitRow } from '../domain/visit.model.ts';

export async function addVisit(
  manager: EntityManager,
  { visitId, userId, packageId, linkId }: SessionRow,
  { now, network }: { now: Date; network: string | null },
): Promise<void> {
  await manager.query(
    `insert into visits (id, user_id, package_id, link_id, opened_at, last_seen_at, network)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [visitId, userId, packageId, linkId, now, network],
  );
}

/** The sum of a visit is never above the time since it began. Returns the seconds that count. */
export async function addSeconds(
  manager: EntityManager,
  { visitId, userId }: SessionRow,
  { seconds, now }: { seconds: number; now: Date },
): Promise<number> {
  const [[row]] = await manager.query<[{ counted: number }[], number]>(
    `with visit as (select id, seconds from visits where user_id = $1 and id = $2 for update)
     update visits v set last_seen_at = $4,
       seconds = least(visit.seconds + $3::int,
         greatest(visit.seconds, floor(extract(epoch from $4::timestamptz - v.opened_at))::int))
     from visit where v.user_id = $1 and v.id = visit.id
     returning v.seconds - visit.seconds as counted`,
    [userId, visitId, seconds, now],
  );
  return row?.counted ?? 0;
}

export async function addPageSeconds(
  manager: EntityManager,
  { visitId, userId }: SessionRow,
  { itemId, page, seconds }: PageViewBody,
  now: Date,
): Promise<void> {
  await manager.query(
    `insert into visit_pages (visit_id, user_id, item_id, page, seconds, first_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, visit_id, item_id, page)
     do update set seconds = visit_pages.seconds + excluded.seconds`,
    [visitId, userId, itemId, page, seconds, now],
  );
}

export async function countDownload(
  manager: EntityManager,
  { userId, visitId }: Pick<SessionRow, 'userId' | 'visitId'>,
  now: Date,
): Promise<void> {
  await manager.query(
    `update visits set downloads = downloads + 1, last_seen_at = greatest(last_seen_at, $3)
     where user_id = $1 and id = $2`,
    [userId, visitId, now],
  );
}

interface VisitPage {
  before: string | undefined;
  limit: number;
}

export const visitsBefore = (
  manager: EntityManager,
  { userId, packageId }: OwnPackage,
  { before, limit }: VisitPage,
): Promise<VisitRow[]> =>
  manager.query(
    `select id, link_id as "linkId", opened_at as "openedAt", last_seen_at as "lastSeenAt", seconds, downloads
     from visits where user_id = $1 and package_id = $2 and ($3::uuid is null or id < $3)
     order by id desc limit $4`,
    [userId, packageId, before ?? null, limit],
  );

export const pagesOfVisits = (
  manager: EntityManager,
  userId: UserId,
  ids: readonly VisitId[],
): Promise<PageOfVisit[]> =>
  manager.query(
    `select visit_id as "visitId", item_id as "itemId", page, seconds, first_at as "firstAt" from visit_pages
     where user_id = $1 and visit_id = any($2) order by first_at, page`,
    [userId, ids],
  );

export async function deleteOldNetworks(manager: EntityManager, before: Date): Promise<void> {
  await manager.query('update visits set network = null where network is not null and opened_at < $1', [
    before,
  ]);
}
