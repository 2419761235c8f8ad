import type { FileOutcome } from '@groundwork/engine-matching';

export type RecordEncoding = 'utf-8' | 'windows-1252';

export type ReaderResult = FileOutcome | { encoding: RecordEncoding };

/** A line that the reader process writes: its kind, for a batch the number of rows, and JSON. */
export type ReaderLine = { rows: number; content: string } | { result: ReaderResult };

export const batchLine = (rows: number, content: string): string => `batch ${rows} ${content}\n`;
export const resultLine = (result: ReaderResult): string => `result ${JSON.stringify(result)}\n`;

export function parseReaderLine(line: string): ReaderLine {
  const [, rows, content] = /^batch (\d+) (.*)$/s.exec(line) ?? [];
  if (rows !== undefined && content !== undefined) return { rows: Number(rows), content };
  if (!line.startsWith('result ')) throw new Error('The reader of loan records wrote an unknown line');
  return { result: JSON.parse(line.slice('result '.length)) as ReaderResult };
}
