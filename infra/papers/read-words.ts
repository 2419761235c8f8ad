import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTextLayer } from '../../apps/documents-worker/src/reader/pdf-text.reader.ts';
import { checkout } from '../local/checkout.mjs';
import { cached } from './cache.ts';
import type { CorpusFile } from './corpus.ts';
import { judgeText, type Judged, type PaperText } from './judge.ts';

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

/** Reads in this process, without pictures and without a child. */
export async function readWords(file: CorpusFile, folder: string): Promise<Judged> {
  return judgeText(file, await textOf(file, folder));
}
