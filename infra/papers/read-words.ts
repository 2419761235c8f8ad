import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileFacts, type Page, readDocument, statementRowsOf } from '@groundwork/engine-documents';
import { readTextLayer } from '../../apps/documents-worker/src/reader/pdf-text.reader.ts';
import { checkout } from '../local/checkout.mjs';
import { cached } from './cache.ts';
import type { CorpusFile } from './corpus.ts';
import { judge, judgeFailure, type Judged } from './judge.ts';

interface Text {
  readonly pages: Page[];
  readonly facts: FileFacts;
}

const readers = ['pdf-text', 'pdf-facts', 'drawn-text', 'covered-text'].map((name) =>
  readFileSync(join(checkout, `apps/documents-worker/src/reader/${name}.reader.ts`)),
);

/** The words of a file with a text layer. They are read again when the file or the reader of text layers changes. */
async function textOf({ name, bytes }: CorpusFile, folder: string): Promise<Text> {
  const content = await bytes();
  const source = createHash('sha256');
  for (const part of [...readers, content]) source.update(part);
  const make = async () => {
    const { pages, facts } = await readTextLayer(content);
    return Buffer.from(JSON.stringify({ pages, facts }));
  };
  return JSON.parse((await cached(folder, `${name}.words`, source.digest('hex'), make)).toString()) as Text;
}

/** Reads in this process, without pictures and without a child. */
export async function readWords(file: CorpusFile, folder: string): Promise<Judged> {
  const { pages, facts } = await textOf(file, folder);
  const reading = readDocument(pages, file.truth.category, facts);
  if (reading.blank) return judgeFailure(file, 'This form is blank');
  return judge(file, { ...reading, rows: statementRowsOf(pages, reading)?.rows ?? [] });
}
