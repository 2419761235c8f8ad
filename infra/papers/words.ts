// `npm run bench:words [-- SEEDS] [--only NAME] [--half HALF]` reads the born-digital papers from their cached words,
// in this process: a quick run of `npm run bench:papers` for work on the rules.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../local/options.mjs';
import { type CorpusFile, drawnPapers, examples } from './corpus.ts';
import { blankForms, filledForms } from './forms.ts';
import type { Judged } from './judge.ts';
import { resultOf } from './read-papers.ts';
import { readWords } from './read-words.ts';
import { Renderer } from './render.ts';
import { groups, printResults } from './results.ts';

const { values, positionals } = parseArgs({
  options: { half: { type: 'string' }, only: { type: 'string' } },
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
  const chosen = [...files, ...examples()].filter(
    ({ medium, group, name }) =>
      medium === 'born-digital' && (values.half ?? group) === group && name.includes(values.only ?? ''),
  );
  const byGroup = new Map<(typeof groups)[number], Awaited<ReturnType<typeof readAll>>>();
  for (const group of groups) {
    const part = chosen.filter((file) => file.group === group);
    if (part.length > 0) byGroup.set(group, await readAll(part));
  }
  printResults(new Map([['born-digital', byGroup]]));
} finally {
  await renderer.stop();
}
