import {
  type AreaLevels,
  type BusinessId,
  type Client,
  type ClientStage,
  documentCategories,
  type DocumentCategory,
  type PracticeId,
} from '@groundwork/contracts';
import { containing } from '@groundwork/platform-database';
import type { EntityManager } from 'typeorm';
import { papersOfCategory } from '../domain/client-papers.rules.ts';
import type { ClientPlace, ClientSort } from '../domain/client-cursor.rules.ts';

interface ClientRow {
  businessId: BusinessId;
  businessName: string;
  ownerName: string | null;
  stated: number | null;
  proven: number | null;
  missing: number | null;
  openRequests: number;
  dueWhat: string | null;
  dueOn: string | null;
  stage: ClientStage;
  areas: AreaLevels;
  expiresAt: Date | null;
  lastOpenedAt: Date | null;
  key: string;
}

const missing = documentCategories
  .map(
    (category) =>
      `${papersOfCategory} - least(coalesce((r.papers ->> '${category}')::int, 0), ${papersOfCategory})`,
  )
  .join(' + ');

/** Without a search PostgreSQL reads it for the rows of the page only. */
const ownerName = `(
    select u.first_name || ' ' || u.last_name from grants og join users u on u.id = og.holder_id
    where og.user_id = g.user_id and og.role = 'owner' and og.ended_at is null
    order by og.granted_at, og.id limit 1)`;

/** One look at the owners of all clients: a look for each client costs the most of a search. */
const clientsOfOwner = `(
    select og.user_id from grants gc
    join grants og on og.user_id = gc.user_id and og.role = 'owner' and og.ended_at is null
    join users u on u.id = og.holder_id
    where gc.holder_id = $1 and gc.ended_at is null and u.first_name || ' ' || u.last_name ilike $3)`;

/** A figure whose area the owner does not open is null here already: no order or search reveals it. */
const clients = `
  select g.user_id as "businessId", b.name as "businessName", ${ownerName} as "ownerName",
    case when g.areas ->> 'score' <> 'none' then r.stated end as stated,
    case when g.areas ->> 'score' <> 'none' then r.proven end as proven,
    case when g.areas ->> 'documents' <> 'none' then ${missing} end as missing,
    case when g.areas ->> 'documents' <> 'none' then coalesce(r.open_requests, 0) else 0 end as "openRequests",
    case when g.areas ->> 'documents' <> 'none' then r.next_due_what end as "dueWhat",
    case when g.areas ->> 'documents' <> 'none' then r.next_due_on::text end as "dueOn",
    coalesce(c.stage, 'collecting') as stage, g.areas, g.expires_at as "expiresAt",
    c.last_opened_at as "lastOpenedAt"
  from grants g
  join businesses b on b.user_id = g.user_id
  left join client_rows r on r.user_id = g.user_id
  left join practice_clients c on c.practice_id = g.holder_id and c.user_id = g.user_id
  where g.holder_id = $1 and g.holder_type = 'practice' and g.ended_at is null
    and (g.expires_at is null or g.expires_at > $2)`;

const last = 2_147_483_647;
const keys: Readonly<Record<ClientSort, { column: string; type: string }>> = {
  name: { column: 'lower("businessName")', type: 'text' },
  stated: { column: `coalesce(stated, ${last})`, type: 'int' },
  proven: { column: `coalesce(proven, ${last})`, type: 'int' },
  missing: { column: `coalesce(missing, ${last})`, type: 'int' },
  due: { column: `coalesce("dueOn", 'infinity')::date`, type: 'date' },
};

interface ClientPage {
  now: Date;
  sort: ClientSort;
  search?: string | undefined;
  stage?: ClientStage | undefined;
  after?: ClientPlace | undefined;
  limit: number;
}

export function clientsOf(
  manager: EntityManager,
  id: PracticeId,
  { now, sort, search, stage, after, limit }: ClientPage,
): Promise<ClientRow[]> {
  const { column, type } = keys[sort];
  return manager.query(
    `select *, ${column}::text as key from (${clients}) clients
     where ($3::text is null or "businessName" ilike $3 or "businessId" in ${clientsOfOwner})
       and ($4::text is null or stage = $4)
       and ($5::text is null or (${column}, "businessId") > ($5::text::${type}, $6::uuid))
     order by ${column}, "businessId" limit $7`,
    [
      id,
      now,
      search ? containing(search) : null,
      stage ?? null,
      after?.[0] ?? null,
      after?.[1] ?? null,
      limit,
    ],
  );
}

export async function findClient(
  manager: EntityManager,
  id: PracticeId,
  { business, now }: { business: BusinessId; now: Date },
): Promise<ClientRow | undefined> {
  const [row]: ClientRow[] = await manager.query(
    `select *, '' as key from (${clients}) clients where "businessId" = $3`,
    [id, now, business],
  );
  return row;
}

export async function storeStage(
  manager: EntityManager,
  id: PracticeId,
  { business, stage }: { business: BusinessId; stage: ClientStage },
): Promise<void> {
  await manager.query(
    `insert into practice_clients (practice_id, user_id, stage) values ($1, $2, $3)
     on conflict (practice_id, user_id) do update set stage = excluded.stage`,
    [id, business, stage],
  );
}

export async function isClient(
  manager: EntityManager,
  id: PracticeId,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const [row]: { owned: number; clients: number }[] = await manager.query(
    `select count(*)::int as owned, count(g.id)::int as clients
     from users u join grants o on o.holder_id = u.id and o.role = 'owner' and o.ended_at is null
     left join grants g on g.user_id = o.user_id and g.holder_id = $1 and g.ended_at is null
       and (g.expires_at is null or g.expires_at > $2)
     where u.email = $3`,
    [id, now, email],
  );
  return row !== undefined && row.owned > 0 && row.owned === row.clients;
}

type Figure = 'stated' | 'proven';

/** An older or repeated event changes nothing. */
export async function storeFigure(
  manager: EntityManager,
  figure: Figure,
  { userId, version, value }: { userId: string; version: number; value: number },
): Promise<void> {
  await manager.query(
    `insert into client_rows (user_id, ${figure}, ${figure}_version)
     select user_id, $2::int, $3::int from businesses where user_id = $1
     on conflict (user_id) do update
       set ${figure} = excluded.${figure}, ${figure}_version = excluded.${figure}_version
       where client_rows.${figure}_version < excluded.${figure}_version`,
    [userId, value, version],
  );
}

interface Paper {
  userId: string;
  documentId: string;
  version: number;
  category: DocumentCategory;
  counts: boolean;
}

/** Simultaneous papers and requests count one after another. Nothing counts for an unknown business. */
export async function lockClientRow(manager: EntityManager, userId: string): Promise<boolean> {
  const locked: unknown[] = await manager.query(
    `insert into client_rows (user_id) select user_id from businesses where user_id = $1
     on conflict (user_id) do update set user_id = excluded.user_id returning 1`,
    [userId],
  );
  return locked.length > 0;
}

export async function storePaper(manager: EntityManager, paper: Paper): Promise<void> {
  const { userId, documentId, version, category, counts } = paper;
  if (!(await lockClientRow(manager, userId))) return;
  await manager.query(
    `insert into client_papers as p (user_id, document_id, version, category, counts)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, document_id) do update
       set version = excluded.version, category = excluded.category, counts = excluded.counts
       where p.version < excluded.version`,
    [userId, documentId, version, category, counts],
  );
  await manager.query(
    `update client_rows set papers = coalesce((select jsonb_object_agg(category, count) from (
       select category, count(*) from client_papers where user_id = $1 and counts group by category) counted),
       '{}') where user_id = $1`,
    [userId],
  );
}

export const clientView = (row: ClientRow): Client => ({
  businessId: row.businessId,
  businessName: row.businessName,
  ownerName: row.ownerName ?? '',
  stated: row.stated,
  proven: row.proven,
  missingPapers: row.missing,
  openRequests: row.openRequests,
  nextDue: row.dueWhat !== null && row.dueOn !== null ? { what: row.dueWhat, on: row.dueOn } : null,
  stage: row.stage,
  areas: row.areas,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});
