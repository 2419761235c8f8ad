import { type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { tooManyAnalyses } from '../documents.errors.ts';
import type { DocumentRow, StoredRejection } from '../domain/document.model.ts';
import { pageRangeOf } from '../domain/part-of-file.rules.ts';
import { mostTries } from '../domain/rejected-reading.rules.ts';
import { type OwnContent, sharingPages } from './document.repository.ts';
import { documentSchema } from './document.schema.ts';

interface RejectionRow {
  reason: string;
  at: Date;
  tries: number;
}

function keyOf(content: OwnContent): unknown[] {
  const { fromPage, toPage } = pageRangeOf(content) ?? { fromPage: 0, toPage: 0 };
  return [content.userId, content.sha256, fromPage, toPage];
}

const sharesPages = `user_id = $1 and sha256 = $2
  and ($3 = 0 or from_page = 0 or (from_page <= $4 and to_page >= $3))`;
const isWithin = `user_id = $1 and sha256 = $2
  and ($3 = 0 or (from_page >= $3 and to_page <= $4))`;

function lastOf(rows: readonly RejectionRow[]): StoredRejection | null {
  const last = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const tries = Math.max(...rows.map((row) => row.tries));
  return last ? { reason: last.reason, at: last.at.toISOString(), tries } : null;
}

async function withReading(
  manager: EntityManager,
  rejection: StoredRejection | null,
  where: FindOptionsWhere<DocumentRow>[],
): Promise<StoredRejection | null> {
  if (rejection === null) return null;
  const earlier = await manager.findOne(documentSchema, { where, order: { createdAt: 'desc' } });
  const reading = earlier?.reviewerRejection?.reading;
  return { ...rejection, ...(reading && { reading }) };
}

const isRejected = { reviewerRejection: Not(IsNull()) };

export async function recordRejection(
  manager: EntityManager,
  row: DocumentRow,
  { reason, at }: StoredRejection,
): Promise<number> {
  const [stored]: { tries: number }[] = await manager.query(
    `insert into reviewer_rejections as earlier
       (user_id, sha256, from_page, to_page, figures_hash, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, sha256, from_page, to_page) do update
       set figures_hash = excluded.figures_hash, reason = excluded.reason, at = excluded.at
     returning tries`,
    [...keyOf(row), row.figuresHash, reason, at],
  );
  return stored?.tries ?? 0;
}

/** A rejection also stands for a second upload of the same bytes, and for parts of them. */
export async function findRejection(
  manager: EntityManager,
  content: OwnContent,
): Promise<StoredRejection | null> {
  const rows: RejectionRow[] = await manager.query(
    `select reason, at, tries from reviewer_rejections where ${sharesPages}`,
    keyOf(content),
  );
  return withReading(manager, lastOf(rows), sharingPages(content, isRejected));
}

/** A rejection that an older version of this service recorded is only in the document. */
const completeSql = `insert into reviewer_rejections
    (user_id, sha256, from_page, to_page, figures_hash, reason, at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`;

export async function countTry(manager: EntityManager, row: DocumentRow): Promise<void> {
  const { reviewerRejection, figuresHash } = row;
  if (reviewerRejection !== null) {
    const { reason, at } = reviewerRejection;
    await manager.query(completeSql, [...keyOf(row), figuresHash, reason, at]);
  }
  const [rows] = await manager.query<[RejectionRow[], number]>(
    `update reviewer_rejections set tries = tries + 1 where ${sharesPages} returning reason, at, tries`,
    keyOf(row),
  );
  if (rows.some(({ tries }) => tries > mostTries)) throw tooManyAnalyses(mostTries);
}

/** The same document in other bytes, uploaded after its rejection. */
export async function findRejectionOfFigures(
  manager: EntityManager,
  { userId, createdAt }: DocumentRow,
  figuresHash: string | null,
): Promise<StoredRejection | null> {
  if (figuresHash === null) return null;
  const rows: RejectionRow[] = await manager.query(
    `select reason, at, 0 as tries from reviewer_rejections
     where user_id = $1 and figures_hash = $2 and at <= $3`,
    [userId, figuresHash, createdAt],
  );
  return withReading(manager, lastOf(rows), [{ ...isRejected, userId, figuresHash }]);
}

export async function liftRejection(manager: EntityManager, row: DocumentRow): Promise<void> {
  await manager.query(`delete from reviewer_rejections where ${isWithin}`, keyOf(row));
}
