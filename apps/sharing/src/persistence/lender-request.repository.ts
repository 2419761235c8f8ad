import type { LenderRequestState, LinkId, PackageId, UserId } from '@groundwork/contracts';
import { type EntityManager, type FindOptionsWhere, LessThan } from 'typeorm';
import type { LenderRequestRow, OwnLenderRequest } from '../domain/lender-request.model.ts';
import { requestClosed, requestNotFound } from '../sharing.errors.ts';
import { lenderRequestSchema } from './lender-request.schema.ts';

export interface RequestsWanted {
  readonly userId: UserId;
  readonly linkId?: LinkId;
  readonly packageId?: PackageId;
  readonly state?: LenderRequestState | undefined;
  readonly before?: string | undefined;
  readonly limit?: number;
}

export const requestsOf = (
  manager: EntityManager,
  { before, limit, state, ...own }: RequestsWanted,
): Promise<LenderRequestRow[]> => {
  const where: FindOptionsWhere<LenderRequestRow> = { ...own, ...(state && { state }) };
  if (before !== undefined) Object.assign(where, { id: LessThan(before) });
  return manager.find(lenderRequestSchema, {
    where,
    order: { id: 'desc' },
    ...(limit !== undefined && { take: limit }),
  });
};

export const countOpenRequests = (
  manager: EntityManager,
  own: { userId: UserId; packageId: PackageId },
): Promise<number> => manager.countBy(lenderRequestSchema, { ...own, state: 'open' });

export async function openRequest(
  manager: EntityManager,
  { userId, requestId }: OwnLenderRequest,
  isLocked = false,
): Promise<LenderRequestRow> {
  const lock = isLocked ? ({ lock: { mode: 'pessimistic_write' } } as const) : {};
  const row = await manager.findOne(lenderRequestSchema, { where: { userId, id: requestId }, ...lock });
  if (!row) throw requestNotFound();
  if (row.state !== 'open') throw requestClosed();
  return row;
}

/** Its reader is gone, so no answer would arrive. */
export async function withdrawRequestsOf(
  manager: EntityManager,
  own: { userId: UserId; linkId: LinkId },
  closedAt: Date,
): Promise<void> {
  await manager.update(lenderRequestSchema, { ...own, state: 'open' }, { state: 'withdrawn', closedAt });
}
