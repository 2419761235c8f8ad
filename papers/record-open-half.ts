// `npm run papers:record` prints the open half of the papers and stores their words and truth for open-half.spec.ts.
import { join } from 'node:path';
import type { Word } from '@groundwork/engine-documents';
import { dataFolder } from '../infra/local/options.mjs';
import { drawnPapers } from './corpus.ts';
import { storePapers, type StoredPaper } from './open-half.ts';
import { openPapers } from './open-papers.ts';
import { textOf } from './read-words.ts';
import { Renderer } from './render.ts';

const folder = join(dataFolder(undefined), 'papers');

const rounded = (value: number) => Math.round(value * 100) / 100;
const compact = (word: Word): Word => ({
  ...word,
  x: rounded(word.x),
  y: rounded(word.y),
  width: rounded(word.width),
  height: rounded(word.height),
});

const renderer = new Renderer(join(folder, 'chromium.log'));
try {
  const files = drawnPapers(1, renderer, folder);
  const papers: StoredPaper[] = [];
  for (const { name, html, truth } of openPapers()) {
    const file = files.find((each) => each.name === name);
    if (!file) throw new Error(`${name} is not printed.`);
    const { pages, facts } = await textOf(file, folder);
    const stored = pages.map((page) => ({ ...page, words: page.words.map(compact) }));
    papers.push({ name, html, truth, facts, pages: stored });
  }
  storePapers(papers);
} finally {
  await renderer.stop();
}
