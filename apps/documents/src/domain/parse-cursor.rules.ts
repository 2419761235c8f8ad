import { type DocumentId, documentId, type PageQuery } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';

export function parseCursor({ cursor }: PageQuery): DocumentId | undefined {
  if (cursor === undefined) return undefined;
  const { data } = documentId.safeParse(cursor);
  if (!data) throw foreignCursor();
  return data;
}
