import type { DocumentId, Notice, NoticeId, NoticeKind, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

export interface NoticeRow {
  id: NoticeId;
  kind: NoticeKind;
  subject: string;
  at: Date;
  read_at: Date | null;
}

export const toNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
  documentId: row.kind === 'document-needs-you' ? (row.subject as DocumentId) : null,
});

export async function noticesOf(manager: EntityManager, userId: UserId): Promise<Notice[]> {
  const rows: NoticeRow[] = await manager.query(
    'select id, kind, subject, at, read_at from notices where user_id = $1 and shown order by at desc, id desc',
    [userId],
  );
  return rows.map(toNotice);
}
