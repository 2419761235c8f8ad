// `npm run bench:words [-- SEEDS] [--only NAME] [--half HALF] [--medium scan]` reads the papers from their stored
// words, in this process: a quick run of `npm run bench:papers` for work on the rules.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../infra/local/options.mjs';
import { type CorpusFile, drawnPapers, type Medium, onPaper } from './corpus.ts';
import { examples } from './examples.ts';
import { blankForms, filledForms } from './forms.ts';
import type { Judged } from './judge.ts';
import { resultOf } from './read-papers.ts';
import { readWords } from './read-words.ts';
import { Renderer } from './render.ts';
import { groups, printResults } from './results.ts';

const { values, positionals } = parseArgs({
  options: {
    half: { type: 'string' },
    only: { type: 'string' },
    medium: { type: 'string', default: 'born-digital' },
  },
  allowPositionals: true,
});
const folder = join(dataFolder(undefined), 'papers');
const seeds = Number(positionals[0] ?? 1);

async function readAll(files: readonly CorpusFile[]) {
  const judged: Judged[] = [];
  const since = process.cpuUsage();
  for (const file of files) judged.push(await readWords(file, folder));
  const { user, system } = process.cpuUsage(since);
  return resultOf(judged, (user + system) / 1e6);
}

const renderer = new Renderer(join(folder, 'chromium.log'));
try {
  const files = [...drawnPapers(seeds, renderer, folder), ...filledForms(seeds, folder), ...blankForms()];
  const copies = values.medium === 'born-digital' ? [] : onPaper(files, seeds, folder);
  const chosen = [...files, ...copies, ...examples()].filter(
    ({ medium, group, name }) =>
      medium === values.medium && (values.half ?? group) === group && name.includes(values.only ?? ''),
  );
  const byGroup = new Map<(typeof groups)[number], Awaited<ReturnType<typeof readAll>>>();
  for (const group of groups) {
    const part = chosen.filter((file) => file.group === group);
    if (part.length > 0) byGroup.set(group, await readAll(part));
  }
  printResults(new Map([[values.medium as Medium, byGroup]]));
} finally {
  await renderer.stop();
}
