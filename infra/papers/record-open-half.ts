// `npm run papers:record` prints the open half of the papers and stores their words for open-half.spec.ts.
import { join } from 'node:path';
import { dataFolder } from '../local/options.mjs';
import { drawnPapers } from './corpus.ts';
import { recordTexts } from './open-half.ts';
import { textOf } from './read-words.ts';
import { Renderer } from './render.ts';

const folder = join(dataFolder(undefined), 'papers');
const renderer = new Renderer(join(folder, 'chromium.log'));
try {
  await recordTexts(drawnPapers(1, renderer, folder), (file) => textOf(file, folder));
} finally {
  await renderer.stop();
}
