import type { DocumentRequestId, DocumentRequestState, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { dueThings } from '../identity.wording.ts';
import { lockClientRow } from './client.repository.ts';

export interface ClientRequest {
  userId: UserId;
  requestId: DocumentRequestId;
  version: number;
  state: DocumentRequestState;
  dueOn: string | null;
  actorId: string | null;
}

export async function storeRequest(manager: EntityManager, request: ClientRequest): Promise<boolean> {
  const { userId, requestId, version, state, dueOn, actorId } = request;
  if (!(await lockClientRow(manager, userId))) return false;
  const changed: unknown[] = await manager.query(
    `insert into client_requests as r (user_id, request_id, version, state, due_on, actor_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, request_id) do update
       set version = greatest(r.version, excluded.version),
         state = case when r.version < excluded.version then excluded.state else r.state end,
         due_on = case when r.version < excluded.version then excluded.due_on else r.due_on end,
         actor_id = coalesce(r.actor_id, excluded.actor_id)
       where r.version < excluded.version or r.actor_id is null
     returning 1`,
    [userId, requestId, version, state, dueOn, actorId],
  );
  await manager.query(
    `update client_rows set (open_requests, next_due_on, next_due_what) = (
       select count(*), min(due_on), case when min(due_on) is not null then $2 end
       from client_requests where user_id = $1 and state = 'open')
     where user_id = $1`,
    [userId, dueThings.request],
  );
  return changed.length > 0;
}

/** The person who requested: a member or a person of a practice, with access to the documents now. */
export async function colleagueOf(
  manager: EntityManager,
  { userId, requestId }: Pick<ClientRequest, 'userId' | 'requestId'>,
): Promise<UserId | null> {
  const [row]: { actorId: UserId }[] = await manager.query(
    `select r.actor_id as "actorId" from client_requests r
     join grants g on g.user_id = r.user_id and g.role <> 'owner' and g.ended_at is null
       and (g.expires_at is null or g.expires_at > now()) and g.areas ->> 'documents' <> 'none'
     left join practice_staff s on s.practice_id = g.holder_id and s.person_id = r.actor_id
       and s.left_at is null
     where r.user_id = $1 and r.request_id = $2 and (g.holder_id = r.actor_id or s.person_id is not null)
     limit 1`,
    [userId, requestId],
  );
  return row?.actorId ?? null;
}
