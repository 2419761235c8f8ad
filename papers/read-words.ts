import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementRows } from '@groundwork/contracts';
import { readFile, type SendReading } from '../apps/documents-worker/src/reader/file.reader.ts';
import { readTextLayer } from '../apps/documents-worker/src/reader/pdf-text.reader.ts';
import { checkout } from '../infra/local/checkout.mjs';
import { cached } from './cache.ts';
import type { CorpusFile } from './corpus.ts';
import { judge, judgeFailure, judgeText, type Judged, type PaperText } from './judge.ts';
import { StoredRecognition } from './stored-recognition.ts';

const readers = ['pdf-text', 'pdf-facts', 'drawn-text', 'covered-text'].map((name) =>
  readFileSync(join(checkout, `apps/documents-worker/src/reader/${name}.reader.ts`)),
);

/** The words of a file with a text layer. They are read again when the file or the reader of text layers changes. */
export async function textOf({ name, bytes }: CorpusFile, folder: string): Promise<PaperText> {
  const content = await bytes();
  const source = createHash('sha256');
  for (const part of [...readers, content]) source.update(part);
  const make = async () => {
    const { pages, facts } = await readTextLayer(content);
    return Buffer.from(JSON.stringify({ pages, facts }));
  };
  return JSON.parse(
    (await cached(folder, `${name}.words`, source.digest('hex'), make)).toString(),
  ) as PaperText;
}

async function readPictures(file: CorpusFile, recognition: StoredRecognition): Promise<Judged> {
  let rows: StatementRows['rows'] = [];
  const send: SendReading = async (message) => {
    if (message.type === 'rows') rows = message.rows.rows;
  };
  try {
    const task = { mediaType: file.mediaType, category: file.truth.category };
    const result = await readFile(await file.bytes(), task, { send, recognition });
    return result.outcome === 'analysed'
      ? judge(file, { ...result, rows })
      : judgeFailure(file, result.reason);
  } catch (error) {
    return judgeFailure(file, error instanceof Error ? error.message : String(error));
  }
}

export const readText = async (file: CorpusFile, folder: string): Promise<Judged> =>
  judgeText(file, await textOf(file, folder));

/** Reads in this process, without a child: a text layer without pictures, pictures from their stored words. */
export async function readWords(files: readonly CorpusFile[], folder: string): Promise<Judged[]> {
  const recognition = new StoredRecognition(join(folder, 'recognized'));
  const judged: Judged[] = [];
  for (const file of files)
    judged.push(
      await (file.medium === 'born-digital' ? readText(file, folder) : readPictures(file, recognition)),
    );
  recognition.stop();
  return judged;
}
