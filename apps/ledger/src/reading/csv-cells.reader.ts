import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvRow, cutCell } from '@groundwork/engine-cashflow';
import { CsvError, parse } from 'csv-parse';

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const pieceSize = 256 * 1024;
const maxRecordSize = 200_000;
/** A table with more rows is refused, so no further row is stored. */
const mostRecords = 101_500;
/** A mapping names no later column. */
const mostCells = 201;

const cut = (record: string[]): string[] => record.slice(0, mostCells).map(cutCell);

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceSize) {
    yield text.slice(at, at + pieceSize);
    await nextTurn();
  }
}

/** Splits a text into cells without blocking the process. Null if the quotes of the text have no end. */
export async function csvCellsOf(text: string, delimiter: string): Promise<CsvRow[] | null> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
    max_record_size: maxRecordSize,
  });
  const rows: CsvRow[] = [];
  parser.on('data', ({ record, info }: CsvRecord) => {
    if (rows.length < mostRecords) rows.push({ line: info.lines, cells: cut(record) });
  });
  const ended = new Promise<void>((resolve, reject) => parser.on('end', resolve).on('error', reject));
  ended.catch(() => undefined);
  try {
    for await (const piece of piecesOf(text)) {
      if (rows.length >= mostRecords) break;
      if (!parser.write(piece))
        await Promise.race([new Promise((resolve) => parser.once('drain', resolve)), ended]);
    }
    parser.end();
    await ended;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
  return rows;
}
