import type { EntityManager } from 'typeorm';
import type { TicketRow } from '../domain/link.model.ts';
import { ticketSchema } from './lender-request.schema.ts';

/** A visit has one ticket at a time. */
export async function replaceTicket(manager: EntityManager, row: TicketRow): Promise<void> {
  const { userId, visitId } = row;
  await manager.delete(ticketSchema, { userId, visitId });
  await manager.insert(ticketSchema, row);
}

/** A ticket names no owner. The deletion lets only one of two requests have it. */
export async function takeTicket(manager: EntityManager, hash: string, now: Date): Promise<TicketRow | null> {
  const [own]: Pick<TicketRow, 'userId'>[] = await manager.query(
    'select user_id as "userId" from share_tickets where hash = $1',
    [hash],
  );
  if (!own) return null;
  const [[row]] = await manager.query<[TicketRow[], number]>(
    `delete from share_tickets where user_id = $1 and hash = $2
     returning hash, user_id as "userId", link_id as "linkId", package_id as "packageId",
       visit_id as "visitId", expires_at as "expiresAt"`,
    [own.userId, hash],
  );
  return row && row.expiresAt > now ? row : null;
}
