import { atLeast, atMost, type Figure, figure } from '../infra/bench/figures.ts';
import { print } from '../infra/local/progress.ts';
import type { Group, Medium } from './corpus.ts';
import type { Counts } from './judge.ts';
import type { GroupResult } from './read-papers.ts';

export const groups: readonly Group[] = ['open', 'locked', 'examples'];
export const media: readonly Medium[] = ['born-digital', 'scan', 'photo'];
const amountsTarget: Record<Medium, number> = { 'born-digital': 0.995, scan: 0.98, photo: 0.95 };

const share = (count: number, of: number) => (of === 0 ? NaN : count / of);
const withShare = (count: number, of: number) =>
  of === 0 ? '-' : `${share(count, of).toFixed(3)} (${count} of ${of})`;

const measures: readonly (readonly [string, (counts: Counts) => string])[] = [
  ['kind right', ({ kinds, papers }) => withShare(kinds, papers)],
  ['amounts right', ({ right, amounts }) => withShare(right, amounts)],
  ['stated wrongly', ({ wrong, right }) => withShare(wrong, wrong + right)],
  ['wrong of those shown 99 % sure', ({ sureWrong, sure }) => withShare(sureWrong, sure)],
  ['alarms on genuine', ({ alarms, genuine }) => withShare(alarms, genuine)],
  ['forged found', ({ found, forged }) => withShare(found, forged)],
  ['bank, holder, period, tax year right', ({ textsRight, texts }) => withShare(textsRight, texts)],
  ['names of the holder right', ({ holdersRight, holders }) => withShare(holdersRight, holders)],
  ['names of the holder wrong', ({ holdersWrong, holders }) => withShare(holdersWrong, holders)],
  ['periods right', ({ periodsRight, periods }) => withShare(periodsRight, periods)],
  ['rows with the right day and amount', ({ rowsBooked, rows }) => withShare(rowsBooked, rows)],
  ['rows exact', ({ rowsRight, rows }) => withShare(rowsRight, rows)],
  [
    'statements with all rows exact',
    ({ wholeStatements, statements }) => withShare(wholeStatements, statements),
  ],
  ['not read at all', ({ failed, papers, forged }) => withShare(failed, papers + forged)],
  ['core-seconds a paper', ({ coreSeconds, papers, forged }) => (coreSeconds / (papers + forged)).toFixed(2)],
];

export function figuresOf(group: Group, medium: Medium, counts: Counts): Figure[] {
  const { kinds, papers, right, amounts, wrong, alarms, genuine, found, forged } = counts;
  const { rows, rowsRight, coreSeconds, sure, sureWrong } = counts;
  const name = (what: string) => `${group}, ${medium}: ${what}`;
  const judged = [
    { of: papers, make: () => atLeast(name('kind right'), share(kinds, papers), 0.97) },
    { of: amounts, make: () => atLeast(name('amounts right'), share(right, amounts), amountsTarget[medium]) },
    { of: wrong + right, make: () => atMost(name('stated wrongly'), share(wrong, wrong + right), 0.003) },
    { of: sure, make: () => atMost(name('wrong of those shown 99 % sure'), share(sureWrong, sure), 0.003) },
    { of: genuine, make: () => atMost(name('alarms on genuine'), share(alarms, genuine), 0.005) },
    { of: rows, make: () => atLeast(name('rows exact'), share(rowsRight, rows), 0.995) },
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

export type Results = Map<Medium, Map<Group, GroupResult>>;

/** Figures shown with a confidence from `from` on, up to the next class. */
const classes = [
  { from: 0.99, what: '0.99 and more' },
  { from: 0.9, what: '0.90 to 0.99' },
  { from: 0.6, what: '0.60 to 0.90' },
  { from: 0, what: 'below 0.60' },
] as const;

const classOf = (confidence: number) => classes.find(({ from }) => confidence >= from)?.what;

function printReliability(results: Results): void {
  for (const [medium, byGroup] of results) {
    print(`\n— ${medium}: wrong amounts by the confidence shown`);
    const wrongIn = (what: string, { stated }: GroupResult) => {
      const inClass = stated.filter(({ confidence }) => classOf(confidence) === what);
      return withShare(inClass.filter(({ isRight }) => !isRight).length, inClass.length);
    };
    const row = (what: string) =>
      Object.fromEntries([...byGroup].map(([group, result]) => [group, wrongIn(what, result)]));
    console.table(Object.fromEntries(classes.map(({ what }) => [what, row(what)])));
  }
}

export function printResults(results: Results): void {
  for (const [medium, byGroup] of results) {
    print(`\n— ${medium}`);
    const row = (of: (counts: Counts) => string) =>
      Object.fromEntries([...byGroup].map(([group, { counts }]) => [group, of(counts)]));
    console.table(Object.fromEntries(measures.map(([what, of]) => [what, row(of)])));
  }
  printReliability(results);
  const all = [...results.values()].flatMap((byGroup) => [...byGroup]);
  const names = new Set(all.flatMap(([, { notReadYet }]) => notReadYet));
  print(`\nNot read yet: ${[...names].toSorted().join(', ')}`);
  print('\nFaults in the open half and in the examples:');
  for (const [group, { faults }] of all)
    if (group !== 'locked') for (const fault of faults) print(`  ${fault}`);
}
