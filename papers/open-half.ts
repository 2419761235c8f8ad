import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Paper, PaperText } from './judge.ts';

const file = join(import.meta.dirname, 'open-half.json.gz');

interface StoredText extends Pick<Paper, 'truth'>, PaperText {
  /** Another hash of the HTML means that the layout has changed since. */
  readonly html: string;
}

export type StoredPaper = Pick<Paper, 'name'> & StoredText;

export function storedPapers(): StoredPaper[] {
  const texts = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Record<string, StoredText>;
  return Object.entries(texts).map(([name, text]) => ({ name, ...text }));
}

export function storePapers(papers: readonly StoredPaper[]): void {
  const texts = Object.fromEntries(papers.map(({ name, ...text }) => [name, text]));
  writeFileSync(file, gzipSync(JSON.stringify(texts), { level: 9 }));
}
