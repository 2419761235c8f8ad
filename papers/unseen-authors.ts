// `npm run bench:authors [-- --author NAME] [--only NAME] [--faults] [--other-names] [--write]` trains the roles of lines and columns with the
// layouts of one author left out, for each author in turn, and prints the exact rows of the open half: by roles, by the
// reader of today, and by the reader as it was before the layouts of this author came. --other-names changes the names in
// the rows that are read, because all authors share a list of them. --write trains on all authors and stores the weights.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds, type Page, readDocument, statementRowsOf } from '@groundwork/engine-documents';
import { dataFolder } from '../infra/local/options.mjs';
import { print } from '../infra/local/progress.ts';
import { gridOfPages } from '../libs/engines/documents/src/grid/grid.ts';
import { gridRowsOf } from '../libs/engines/documents/src/roles/read-rows.ts';
import { storedWeights } from '../libs/engines/documents/src/roles/weights.ts';
import { authorOf, authors, readerBefore } from './authors.ts';
import { judgeRows } from './judge-rows.ts';
import { type StoredPaper, storedPapers } from './open-half.ts';
import { namesIn, withOtherNames } from './other-names.ts';
import { lessonOf, trainOn } from './train-roles.ts';

const { values } = parseArgs({
  options: {
    author: { type: 'string' },
    only: { type: 'string', default: '' },
    faults: { type: 'boolean', default: false },
    'other-names': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

interface Reader {
  readonly readDocument: typeof readDocument;
  readonly statementRowsOf: typeof statementRowsOf;
}
type Rows = Parameters<typeof judgeRows>[1];

/** The reader of a commit, from the history of the repository. */
async function readerOf(commit: string | undefined): Promise<Reader | null> {
  if (commit === undefined) return null;
  const folder = join(dataFolder(undefined), 'readers', commit);
  if (!existsSync(folder)) {
    const part = 'libs/engines/documents';
    const archive = execFileSync('git', ['archive', commit, part], { maxBuffer: 100_000_000 });
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['x', '-C', folder, '--strip-components=3'], { input: archive });
  }
  return (await import(join(folder, 'src/index.ts'))) as Reader;
}

const withRows = new Set<string>(
  kinds.filter(({ layout }) => layout === 'statement').map(({ subcategory }) => subcategory),
);
const layoutOf = ({ name }: StoredPaper) => name.replace(/-\d+(?:-forged-\w+)?$/, '');

const papers = storedPapers().filter(({ truth }) => withRows.has(truth.kind) && truth.rows.length > 0);
const names = namesIn(papers);
const asRead = (paper: StoredPaper) => (values['other-names'] ? withOtherNames(paper, names) : paper);
const lessons = papers.map((paper) => ({
  paper,
  author: authorOf(layoutOf(paper)),
  lesson: lessonOf(gridOfPages(paper.pages), paper.truth),
}));

const columns = ['roles', 'today', 'before'] as const;
type Counts = Record<(typeof columns)[number], { rows: number; right: number; whole: number }> & {
  papers: number;
};
const none = () => ({ rows: 0, right: 0, whole: 0 });
const empty = (): Counts => ({ papers: 0, roles: none(), today: none(), before: none() });

function count(counts: Counts, column: (typeof columns)[number], paper: StoredPaper, rows: Rows): void {
  const judged = judgeRows(paper.truth, rows);
  counts[column].rows += judged.counts.rows;
  counts[column].right += judged.counts.rowsRight;
  counts[column].whole += judged.counts.wholeStatements;
  if (!values.faults || column !== 'roles' || judged.faults.length === 0) return;
  print(`${paper.name}: ${judged.counts.rowsRight} of ${judged.counts.rows}`);
  for (const fault of judged.faults.slice(0, 6)) print(`    ${fault}`);
}

function rowsBy({ readDocument: read, statementRowsOf: rowsOf }: Reader, paper: StoredPaper): Rows {
  return (
    rowsOf(paper.pages as Page[], read(paper.pages as Page[], paper.truth.category, paper.facts))?.rows ?? []
  );
}

function periodOf(paper: StoredPaper) {
  const { extracted } = readDocument(paper.pages as Page[], paper.truth.category, paper.facts);
  const [from = '', to = ''] = extracted.find(({ name }) => name === 'period')?.text?.split(' to ') ?? [];
  return to === '' ? null : { from, to };
}

async function measure(author: string): Promise<Counts> {
  const counts = empty();
  const before = await readerOf(readerBefore[author]);
  const models = trainOn(lessons.filter((each) => each.author !== author).map(({ lesson }) => lesson));
  for (const { paper: stored, author: own } of lessons) {
    if (own !== author || stored.truth.forged !== null || !stored.name.includes(values.only)) continue;
    const paper = asRead(stored);
    counts.papers += 1;
    count(counts, 'roles', paper, gridRowsOf(gridOfPages(paper.pages), periodOf(paper), models) as Rows);
    count(counts, 'today', paper, rowsBy({ readDocument, statementRowsOf }, paper));
    if (before) count(counts, 'before', paper, rowsBy(before, paper));
  }
  return counts;
}

const cell = ({ rows, right, whole }: Counts['roles']) =>
  rows === 0 ? '-'.padEnd(30) : `${right} of ${rows} ${(right / rows).toFixed(3)}, ${whole} whole`.padEnd(30);

function show(name: string, counts: Counts): void {
  print(
    [
      name.padEnd(14),
      String(counts.papers).padStart(3),
      ...columns.map((column) => cell(counts[column])),
    ].join('  '),
  );
}

function sumOf(all: readonly Counts[]): Counts {
  const sum = empty();
  for (const counts of all) {
    sum.papers += counts.papers;
    for (const column of columns)
      for (const key of ['rows', 'right', 'whole'] as const) sum[column][key] += counts[column][key];
  }
  return sum;
}

const weightsFile = join(import.meta.dirname, `../libs/engines/documents/src/roles/weights-1.json`);

function writeWeights(): void {
  const weights = JSON.stringify(storedWeights(trainOn(lessons.map(({ lesson }) => lesson))));
  writeFileSync(weightsFile, `${weights}\n`);
  print(`${lessons.length} papers, ${Math.ceil(weights.length / 1024)} KB in ${weightsFile}`);
}

async function measureAll(): Promise<void> {
  print(['author'.padEnd(14), '  n', ...columns.map((column) => column.padEnd(30))].join('  '));
  const measured = new Map<string, Counts>();
  for (const author of authors) {
    if ((values.author ?? author) !== author) continue;
    const counts = await measure(author);
    measured.set(author, counts);
    show(author, counts);
  }
  show('all', sumOf([...measured.values()]));
  show(
    'all but first',
    sumOf([...measured].flatMap(([author, counts]) => (author === 'first' ? [] : [counts]))),
  );
}

if (values.write) writeWeights();
else await measureAll();
