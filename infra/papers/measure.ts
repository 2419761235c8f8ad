import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, atMost, type Figure, figure } from '../bench/figures.ts';
import { type Ground, Missing } from '../bench/ground.ts';
import { findChromium } from '../local/chromium.ts';
import { dataFolder } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { type CorpusFile, drawnPapers, examples, type Group, type Medium, onPaper } from './corpus.ts';
import type { Counts } from './judge.ts';
import { blankForms, filledForms } from './forms.ts';
import { type GroupResult, readGroup } from './read-papers.ts';
import { Renderer } from './render.ts';

const groups: readonly Group[] = ['open', 'locked', 'examples'];
const media: readonly Medium[] = ['born-digital', 'scan', 'photo'];
const amountsTarget: Record<Medium, number> = { 'born-digital': 0.995, scan: 0.98, photo: 0.95 };

const share = (count: number, of: number) => (of === 0 ? NaN : count / of);
const withShare = (count: number, of: number) =>
  of === 0 ? '-' : `${share(count, of).toFixed(3)} (${count} of ${of})`;

const measures: readonly (readonly [string, (counts: Counts) => string])[] = [
  ['kind right', ({ kinds, papers }) => withShare(kinds, papers)],
  ['amounts right', ({ right, amounts }) => withShare(right, amounts)],
  ['stated wrongly', ({ wrong, right }) => withShare(wrong, wrong + right)],
  ['alarms on genuine', ({ alarms, genuine }) => withShare(alarms, genuine)],
  ['forged found', ({ found, forged }) => withShare(found, forged)],
  ['bank, holder, period, tax year right', ({ textsRight, texts }) => withShare(textsRight, texts)],
  ['rows exact', ({ rows }) => `not read yet (${rows})`],
  ['not read at all', ({ failed, papers, forged }) => withShare(failed, papers + forged)],
  ['core-seconds a paper', ({ coreSeconds, papers, forged }) => (coreSeconds / (papers + forged)).toFixed(2)],
];

function figuresOf(group: Group, medium: Medium, counts: Counts): Figure[] {
  const { kinds, papers, right, amounts, wrong, alarms, genuine, found, forged, coreSeconds } = counts;
  const name = (what: string) => `${group}, ${medium}: ${what}`;
  const judged = [
    { of: papers, make: () => atLeast(name('kind right'), share(kinds, papers), 0.97) },
    { of: amounts, make: () => atLeast(name('amounts right'), share(right, amounts), amountsTarget[medium]) },
    { of: wrong + right, make: () => atMost(name('stated wrongly'), share(wrong, wrong + right), 0.003) },
    { of: genuine, make: () => atMost(name('alarms on genuine'), share(alarms, genuine), 0.005) },
    {
      of: forged,
      make: () => atLeast(name('forged found'), share(found, forged), medium === 'born-digital' ? 0.97 : 0.8),
    },
  ];
  return [
    ...judged.filter(({ of }) => of > 0).map(({ make }) => make()),
    figure(name('core-seconds a paper'), coreSeconds / (papers + forged)),
  ];
}

type Results = Map<Medium, Map<Group, GroupResult>>;

function printResults(results: Results): void {
  for (const [medium, byGroup] of results) {
    print(`\n— ${medium}`);
    const row = (of: (counts: Counts) => string) =>
      Object.fromEntries([...byGroup].map(([group, { counts }]) => [group, of(counts)]));
    console.table(Object.fromEntries(measures.map(([what, of]) => [what, row(of)])));
  }
  const all = [...results.values()].flatMap((byGroup) => [...byGroup]);
  const names = new Set(all.flatMap(([, { notReadYet }]) => notReadYet));
  print(`\nNot read yet: ${[...names].toSorted().join(', ')}`);
  print('\nFaults in the open half and in the examples:');
  for (const [group, { faults }] of all)
    if (group !== 'locked') for (const fault of faults) print(`  ${fault}`);
}

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
