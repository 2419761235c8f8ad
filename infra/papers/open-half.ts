import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Word } from '@groundwork/engine-documents';
import { type CorpusFile, paperName, sheetOf } from './corpus.ts';
import { layouts } from './layouts/layouts.ts';
import type { Paper, PaperText } from './judge.ts';
import { forgeries, halfOf } from './paper.ts';

const file = join(import.meta.dirname, 'open-half.json.gz');

/** Another hash of the HTML means that the layout has changed since. */
interface RecordedText extends PaperText {
  readonly html: string;
}

interface OpenPaper extends Paper {
  readonly html: string;
}

const hashOf = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 12);

/** The first paper of each open layout, and its forgeries. */
export const openPapers = (): OpenPaper[] =>
  layouts
    .filter(({ name }) => halfOf(name) === 'open')
    .flatMap((layout) =>
      [null, ...(layout.forgeable ? forgeries : [])].map((forgery) => {
        const { html, truth } = sheetOf(layout, 1, forgery);
        return { name: paperName(layout, 1, forgery), truth, html: hashOf(html) };
      }),
    );

export const recordedTexts = (): Readonly<Record<string, RecordedText>> =>
  JSON.parse(gunzipSync(readFileSync(file)).toString()) as Record<string, RecordedText>;

const rounded = (value: number) => Math.round(value * 100) / 100;
const compact = (word: Word): Word => ({
  ...word,
  x: rounded(word.x),
  y: rounded(word.y),
  width: rounded(word.width),
  height: rounded(word.height),
});

export async function recordTexts(
  files: readonly CorpusFile[],
  textOf: (file: CorpusFile) => Promise<PaperText>,
): Promise<void> {
  const texts: Record<string, RecordedText> = {};
  for (const { name, html } of openPapers()) {
    const paper = files.find((each) => each.name === name);
    if (!paper) throw new Error(`${name} is not printed.`);
    const { pages, facts } = await textOf(paper);
    texts[name] = {
      html,
      facts,
      pages: pages.map((page) => ({ ...page, words: page.words.map(compact) })),
    };
  }
  writeFileSync(file, gzipSync(JSON.stringify(texts), { level: 9 }));
}
