// `npm run bench:papers [-- SEEDS ON_PAPER] [--half HALF] [--only NAME] [--list] [--out DIR] [--short]` reads the papers
// through the entry that the documents worker uses. It exits with code 1 if a target is missed; --short checks none.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, figuresFolder, printFigures, writeFigures } from '../infra/bench/figures.ts';
import { buildEverything } from '../infra/local/build.ts';
import { findChromium } from '../infra/local/chromium.ts';
import { dataFolder } from '../infra/local/options.mjs';
import { print, step } from '../infra/local/progress.ts';
import { type CorpusFile, drawnPapers, type Group, onPaper } from './corpus.ts';
import { examples } from './examples.ts';
import { blankForms, filledForms } from './forms.ts';
import { type GroupResult, readGroup } from './read-papers.ts';
import { Renderer } from './render.ts';
import { figuresOf, groups, media, printResults, type Results } from './results.ts';

const { values, positionals } = parseArgs({
  options: {
    half: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    list: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { only, out, list, short } = values;
// The totals of four locked papers would be nearly single faults.
const half = values.half ?? (short ? 'open' : undefined);
const seeds = Number(positionals[0] ?? (short ? 1 : 3));
const seedsOnPaper = Number(positionals[1] ?? 1);
const folder = join(dataFolder(undefined), 'papers');

const isChosen = ({ group, name }: CorpusFile) => group === (half ?? group) && name.includes(only ?? '');

const perLayout = (files: readonly CorpusFile[]) =>
  files.filter(({ layout }, at) => files.findIndex((other) => other.layout === layout) === at);

function selection(renderer: Renderer): CorpusFile[] {
  const files = [...drawnPapers(seeds, renderer, folder), ...filledForms(seeds, folder)];
  const paper = onPaper(files, seedsOnPaper, folder);
  const all = [...files, ...blankForms(), ...paper, ...examples()].filter(isChosen);
  const isWide = only !== undefined || positionals.length > 0;
  return short && !isWide ? perLayout(all).slice(0, 4) : all;
}

async function write(files: readonly CorpusFile[], to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const file of files) {
    const name = `${file.name}-${file.medium}`;
    const end = file.mediaType === 'image/jpeg' ? 'jpg' : 'pdf';
    writeFileSync(join(to, `${name}.${end}`), await file.bytes());
    writeFileSync(join(to, `${name}.json`), `${JSON.stringify(file.truth, null, 2)}\n`);
  }
  print(`${files.length} papers with their truth are in ${to}.`);
}

async function readAll(files: readonly CorpusFile[]): Promise<Results> {
  const results: Results = new Map();
  for (const medium of media)
    for (const group of groups) {
      const part = files.filter((file) => file.medium === medium && file.group === group);
      if (part.length === 0) continue;
      const byGroup = results.get(medium) ?? new Map<Group, GroupResult>();
      results.set(medium, byGroup.set(group, await readGroup(part)));
    }
  return results;
}

async function measure(files: readonly CorpusFile[]): Promise<readonly Figure[]> {
  await step('Building', () => buildEverything(join(folder, 'build.log')));
  const results = await readAll(files);
  printResults(results);
  return [...results].flatMap(([medium, byGroup]) =>
    [...byGroup].flatMap(([group, { counts }]) => figuresOf(group, medium, counts)),
  );
}

async function main(renderer: Renderer): Promise<void> {
  const files = selection(renderer);
  if (list)
    for (const { name, group, medium, truth } of files) print([group, medium, name, truth.kind].join('  '));
  if (out !== undefined) await write(files, out);
  if (list || out !== undefined) return;
  const figures = await measure(files);
  if (short) return;
  printFigures(figures);
  writeFigures(figuresFolder(), 'papers', figures);
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
}

mkdirSync(folder, { recursive: true });
const log = join(folder, 'chromium.log');
if (short && (await findChromium(log)) === undefined) print('! Nothing is read: Chromium prints the papers.');
else {
  const renderer = new Renderer(log);
  await main(renderer).finally(() => renderer.stop());
}
