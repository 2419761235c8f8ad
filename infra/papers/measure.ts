import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, figure } from '../bench/figures.ts';
import { type Ground, Missing } from '../bench/ground.ts';
import { findChromium } from '../local/chromium.ts';
import { dataFolder } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { type CorpusFile, drawnPapers, examples, type Group, onPaper } from './corpus.ts';
import { blankForms, filledForms } from './forms.ts';
import { type GroupResult, readGroup } from './read-papers.ts';
import { Renderer } from './render.ts';
import { figuresOf, groups, media, printResults, type Results } from './results.ts';

function chosen(files: readonly CorpusFile[], { half, only }: Ground['run']['options']): CorpusFile[] {
  return files.filter(
    (file) => (half === undefined || file.group === half) && (only === undefined || file.name.includes(only)),
  );
}

const perLayout = (files: readonly CorpusFile[]) =>
  files.filter(({ layout }, at) => files.findIndex((other) => other.layout === layout) === at);

function selection(ground: Ground, renderer: Renderer): CorpusFile[] {
  const folder = join(dataFolder(undefined), 'papers');
  const seeds = ground.count(3, 1, 0);
  const files = [...drawnPapers(seeds, renderer, folder), ...filledForms(seeds, folder)];
  const paper = onPaper(files, ground.count(1, 1, 1), folder);
  const all = chosen([...files, ...blankForms(), ...paper, ...examples()], ground.run.options);
  const isWide = ground.run.options.only !== undefined || ground.run.args.length > 0;
  return ground.short && !isWide ? perLayout(all).slice(0, 4) : all;
}

async function write(files: readonly CorpusFile[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const name = `${file.name}-${file.medium}`;
    const end = file.mediaType === 'image/jpeg' ? 'jpg' : 'pdf';
    writeFileSync(join(folder, `${name}.${end}`), await file.bytes());
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(file.truth, null, 2)}\n`);
  }
  print(`${files.length} papers with their truth are in ${folder}.`);
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

export async function measure(ground: Ground): Promise<readonly Figure[]> {
  const log = join(ground.instance.logs, 'chromium.log');
  if ((await findChromium(log)) === undefined) throw new Missing('Chromium prints the papers.');
  const renderer = new Renderer(log);
  const { list, out } = ground.run.options;
  try {
    const files = selection(ground, renderer);
    if (list)
      for (const { name, group, medium, truth } of files) print([group, medium, name, truth.kind].join('  '));
    if (out !== undefined) await write(files, out);
    if (list || out !== undefined) return [figure('papers', files.length)];
    const results = await readAll(files);
    printResults(results);
    return [...results].flatMap(([medium, byGroup]) =>
      [...byGroup].flatMap(([group, { counts }]) => figuresOf(group, medium, counts)),
    );
  } finally {
    await renderer.stop();
  }
}
