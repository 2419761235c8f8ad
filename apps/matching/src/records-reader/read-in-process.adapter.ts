import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseReaderLine, type ReaderResult, type RecordEncoding } from '../domain/reader-line.rules.ts';
import { FileAway } from './record-file.reader.ts';
import { type RecordsProcess, startRecordsProcess } from './records-process.adapter.ts';

export interface ReaderBatch {
  rows: number;
  content: string;
}

interface ReadingOptions {
  encoding: RecordEncoding;
  signal: AbortSignal;
  store: (batch: ReaderBatch) => Promise<void>;
}

export class ReaderEnded extends Error {
  override name = 'ReaderEnded';
}

/** Waits for each line, so a fast reader waits for the database. */
async function* linesOf(output: Readable): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  for await (const chunk of output as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, end)]).toString();
      pieces = [];
      from = end + 1;
    }
    pieces.push(chunk.subarray(from));
  }
}

async function resultOf(child: RecordsProcess, store: ReadingOptions['store']): Promise<ReaderResult> {
  for await (const text of linesOf(child.stdout)) {
    const line = parseReaderLine(text);
    if ('result' in line) return line.result;
    await store(line);
  }
  throw new ReaderEnded('The reader of loan records ended without a result');
}

export async function readInProcess(
  file: Readable,
  { encoding, signal, store }: ReadingOptions,
): Promise<ReaderResult> {
  const child = startRecordsProcess(encoding);
  const exit = once(child, 'close').catch(() => undefined);
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  let away: FileAway | undefined;
  const feeding = pipeline(file, child.stdin).catch((error: unknown) => {
    // a reader that has its result closes its input, which is no error
    if (error instanceof FileAway) away = error;
    if (away) kill();
  });
  try {
    return await resultOf(child, store);
  } catch (error) {
    throw away ?? error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
    file.destroy();
    await Promise.all([feeding, exit]);
  }
}
