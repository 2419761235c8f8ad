import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

const statements = [
  // In the order of all who lock several rows: so two never wait for each other.
  `select 1 from outbox where user_id = $1 or actor_id = $1::text or position($1::text in data::text) > 0
   order by id for update`,
  'delete from grants where holder_id = $1',
  'update grants set granted_by = null where granted_by = $1',
  'delete from access_lines where actor_id = $1',
  'delete from invitations where accepted_by = $1',
  'update invitations set created_by = null where created_by = $1',
  'update client_requests set actor_id = null where actor_id = $1',
  'update businesses set created_by = null where created_by = $1',
  `update outbox set actor_id = 'system' where actor_id = $1::text`,
  'delete from outbox where position($1::text in data::text) > 0',
];

/** The rows of other businesses that name the person. */
export async function forgetPerson(manager: EntityManager, userId: UserId): Promise<void> {
  for (const statement of statements) await manager.query(statement, [userId]);
}
