import { once } from 'node:events';
import { RecordsReader } from '@groundwork/engine-matching';
import {
  batchLine,
  type RecordEncoding,
  type ReaderResult,
  resultLine,
} from '../domain/reader-line.rules.ts';
import { CutFile, NotText, OtherEncoding, readText } from './record-text.reader.ts';

const mostCells = 8000;
const mostRows = 20_000;

const write = async (line: string) => {
  if (!process.stdout.write(line)) await once(process.stdout, 'drain');
};

let batchedRows = 0;

async function writeBatch(reader: RecordsReader): Promise<void> {
  const rows = reader.tally.rows - batchedRows;
  batchedRows = reader.tally.rows;
  const content = JSON.stringify({ ...reader.cells.drain(), aside: reader.drainAside() });
  await write(batchLine(rows, content));
}

const isFull = (reader: RecordsReader): boolean =>
  reader.cells.size >= mostCells || reader.tally.rows - batchedRows >= mostRows;

async function read(encoding: RecordEncoding): Promise<ReaderResult> {
  const reader = new RecordsReader();
  for await (const text of readText(process.stdin, encoding)) {
    const refusal = reader.push(text);
    if (refusal) return { refusal };
    if (isFull(reader)) await writeBatch(reader);
  }
  const outcome = reader.end();
  await writeBatch(reader);
  return outcome;
}

/** Each file has a Windows-1252 reading, so the second encoding is the last. */
function resultOf(error: unknown): ReaderResult {
  if (error instanceof OtherEncoding) return { encoding: 'windows-1252' };
  if (error instanceof CutFile) return { refusal: { code: 'FILE_INCOMPLETE', details: [] } };
  if (error instanceof NotText) return { refusal: { code: 'NOT_CSV', details: [] } };
  throw error;
}

process.title = 'records-reader';
const encoding: RecordEncoding = process.argv[2] === 'windows-1252' ? 'windows-1252' : 'utf-8';
await write(resultLine(await read(encoding).catch(resultOf)));
process.stdout.end(() => process.exit(0));
