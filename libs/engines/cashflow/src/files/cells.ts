import { maxTextLength } from './bank-file.ts';

/** The mark makes a cut cell longer than a text may be. It is no part of an amount or a day. */
export function cutCell(cell: string): string {
  if (cell.length <= maxTextLength) return cell;
  const text = cell.trim();
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}

export const isCut = (cell: string): boolean => cell.length > maxTextLength;
