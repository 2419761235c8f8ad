import type { PageRange } from '@groundwork/contracts';
import type { ReadingMessage } from './reading-message.model.ts';

export const pagesBefore = (range: PageRange | null | undefined): number => (range?.fromPage ?? 1) - 1;

export function atFilePages(message: ReadingMessage, before: number): ReadingMessage {
  if (message.type === 'picture') return { ...message, page: message.page + before };
  if (message.type !== 'rows') return message;
  const rows = message.rows.rows.map((row) => ({ ...row, page: row.page + before }));
  return { ...message, rows: { ...message.rows, rows } };
}
