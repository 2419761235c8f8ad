import type { BusinessId, ClientNote, ClientNoteId, PracticeId, UserId } from '@groundwork/contracts';
import type { FieldPlace } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';

export interface OfNotes {
  practiceId: PracticeId;
  business: BusinessId;
}

export interface NoteRow {
  id: ClientNoteId;
  sealed: string;
  writtenBy: UserId | null;
  writerName: string | null;
  writtenAt: Date;
  isDeleted: boolean;
}

/** The key is that of the practice: it goes with the practice, and no business can open a note. */
export const notePlace = (id: string, practice: PracticeId): FieldPlace => ({
  table: 'client_notes',
  column: 'sealed',
  row: id,
  user: practice,
});

const notes = `
  select n.id, n.sealed, n.written_by as "writtenBy", u.first_name || ' ' || u.last_name as "writerName",
    n.written_at as "writtenAt", n.expires_at is not null as "isDeleted"
  from client_notes n left join users u on u.id = n.written_by
  where n.practice_id = $1 and n.user_id = $2`;

export const notesOf = (
  manager: EntityManager,
  { practiceId, business }: OfNotes,
  limit: number,
): Promise<NoteRow[]> =>
  manager.query(`${notes} and n.expires_at is null order by n.written_at desc, n.id desc limit $3`, [
    practiceId,
    business,
    limit,
  ]);

/** A deleted note is there until its time is over. */
export async function lockNote(
  manager: EntityManager,
  { practiceId, business }: OfNotes,
  { id, now }: { id: ClientNoteId; now: Date },
): Promise<NoteRow | undefined> {
  const [row]: NoteRow[] = await manager.query(
    `${notes} and n.id = $3 and (n.expires_at is null or n.expires_at > $4) for update of n`,
    [practiceId, business, id, now],
  );
  return row;
}

export async function countNotes(manager: EntityManager, { practiceId, business }: OfNotes): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `select count(*)::int as count from client_notes
     where practice_id = $1 and user_id = $2 and expires_at is null`,
    [practiceId, business],
  );
  return row?.count ?? 0;
}

type Written = Pick<NoteRow, 'id' | 'sealed' | 'writtenBy' | 'writtenAt'>;

export async function insertNote(
  manager: EntityManager,
  { practiceId, business }: OfNotes,
  { id, sealed, writtenBy, writtenAt }: Written,
): Promise<void> {
  await manager.query(
    `insert into client_notes (id, practice_id, user_id, sealed, written_by, written_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, practiceId, business, sealed, writtenBy, writtenAt],
  );
}

export async function storeNote(
  manager: EntityManager,
  { id, sealed, writtenBy, writtenAt }: Written,
): Promise<void> {
  await manager.query(
    `update client_notes set sealed = $2, written_by = $3, written_at = $4, expires_at = null where id = $1`,
    [id, sealed, writtenBy, writtenAt],
  );
}

export async function deleteNoteAt(manager: EntityManager, id: ClientNoteId, at: Date): Promise<void> {
  await manager.query('update client_notes set expires_at = $2 where id = $1 and expires_at is null', [
    id,
    at,
  ]);
}

export const noteView = (
  { id, writtenBy, writerName, writtenAt }: Omit<NoteRow, 'sealed' | 'isDeleted'>,
  text: string,
): ClientNote => ({
  id,
  text,
  by: writtenBy === null ? null : { id: writtenBy, name: writerName ?? '' },
  at: writtenAt.toISOString(),
});
