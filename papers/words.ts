// `npm run bench:words [-- SEEDS] [--only NAME] [--half HALF] [--medium scan] [--genuine]` reads the papers from their
// stored words, in this process: a quick run of `npm run bench:papers` for work on the rules. `--calibrate` reads all
// genuine papers of the open half in three media and writes the shares that the confidence of a figure follows.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../infra/local/options.mjs';
import { isChosen } from './chosen.ts';
import { type CorpusFile, drawnPapers, type Medium, onPaper } from './corpus.ts';
import { examples } from './examples.ts';
import { blankForms, filledForms } from './forms.ts';
import { type GroupResult, resultOf } from './read-papers.ts';
import { readWords } from './read-words.ts';
import { writeTable } from './calibrate.ts';
import { Renderer } from './render.ts';
import { groups, media, printResults, type Results } from './results.ts';

const { values, positionals } = parseArgs({
  options: {
    half: { type: 'string' },
    only: { type: 'string' },
    medium: { type: 'string', default: 'born-digital' },
    calibrate: { type: 'boolean', default: false },
    genuine: { type: 'boolean' },
  },
  allowPositionals: true,
});
const folder = join(dataFolder(undefined), 'papers');
const seeds = Number(positionals[0] ?? 1);

async function readAll(files: readonly CorpusFile[]) {
  const since = process.cpuUsage();
  const judged = await readWords(files, folder);
  const { user, system } = process.cpuUsage(since);
  return resultOf(judged, (user + system) / 1e6);
}

type ByGroup = Map<(typeof groups)[number], GroupResult>;

async function readMedium(files: readonly CorpusFile[], wanted: Medium): Promise<ByGroup> {
  const chosen = files.filter((file) => isChosen({ ...values, medium: wanted }, file));
  const byGroup: ByGroup = new Map();
  for (const group of groups) {
    const part = chosen.filter((file) => file.group === group);
    if (part.length > 0) byGroup.set(group, await readAll(part));
  }
  return byGroup;
}

const renderer = new Renderer(join(folder, 'chromium.log'));
try {
  const files = [...drawnPapers(seeds, renderer, folder), ...filledForms(seeds, folder), ...blankForms()];
  const wanted = values.calibrate ? media : [values.medium as Medium];
  const copies = wanted.some((medium) => medium !== 'born-digital') ? onPaper(files, seeds, folder) : [];
  const results: Results = new Map();
  for (const medium of wanted)
    results.set(medium, await readMedium([...files, ...copies, ...examples()], medium));
  if (values.calibrate) writeTable(results);
  printResults(results);
} finally {
  await renderer.stop();
}
