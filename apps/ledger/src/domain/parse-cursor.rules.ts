import {
  bankFileId,
  type BankFileId,
  bankRowId,
  type BankRowId,
  type PageQuery,
} from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';

export function parseFileCursor({ cursor }: PageQuery): BankFileId | undefined {
  if (cursor === undefined) return undefined;
  const parsed = bankFileId.safeParse(cursor);
  if (!parsed.success) throw foreignCursor();
  return parsed.data;
}

export function parseRowCursor({ cursor }: PageQuery): BankRowId | undefined {
  if (cursor === undefined) return undefined;
  const parsed = bankRowId.safeParse(cursor);
  if (!parsed.success) throw foreignCursor();
  return parsed.data;
}
