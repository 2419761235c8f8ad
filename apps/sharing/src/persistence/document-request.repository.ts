import type { DocumentRequestState, UserId } from '@groundwork/contracts';
import { type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import type {
  DocumentRequestRow,
  OwnDocumentRequest,
  RequestAnswerRow,
} from '../domain/document-request.model.ts';
import { documentRequestNotFound } from '../sharing.errors.ts';
import { documentRequestSchema, requestAnswerSchema } from './document-request.schema.ts';

export const documentRequestsBefore = (
  manager: EntityManager,
  userId: UserId,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<DocumentRequestRow[]> =>
  manager.find(documentRequestSchema, {
    where: { userId, ...(before !== undefined && { id: LessThan(before as DocumentRequestRow['id']) }) },
    order: { id: 'desc' },
    take: limit,
  });

export async function lockDocumentRequest(
  manager: EntityManager,
  { userId, requestId }: OwnDocumentRequest,
): Promise<DocumentRequestRow> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(documentRequestSchema, { where: { userId, id: requestId }, lock });
  if (!row) throw documentRequestNotFound();
  return row;
}

/** A token is the only thing that its holder sends, so it names no owner. */
export async function findRequestByToken(
  manager: EntityManager,
  tokenHash: string,
): Promise<DocumentRequestRow | null> {
  const [own]: { userId: UserId; id: DocumentRequestRow['id'] }[] = await manager.query(
    'select user_id as "userId", id from document_requests where token_hash = $1',
    [tokenHash],
  );
  return own ? manager.findOneBy(documentRequestSchema, own) : null;
}

export const answersOf = (
  manager: EntityManager,
  userId: UserId,
  requestIds: readonly DocumentRequestRow['id'][],
): Promise<RequestAnswerRow[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : manager.find(requestAnswerSchema, {
        where: { userId, requestId: In(requestIds) },
        order: { beganAt: 'asc' },
      });

export const countByState = (
  manager: EntityManager,
  userId: UserId,
  state: DocumentRequestState,
): Promise<number> => manager.countBy(documentRequestSchema, { userId, state });

export const countMailedSince = (manager: EntityManager, userId: UserId, since: Date): Promise<number> =>
  manager.countBy(documentRequestSchema, { userId, mailedAt: MoreThan(since) });
