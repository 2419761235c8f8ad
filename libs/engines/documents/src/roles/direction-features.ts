import type { Cell, GridLine } from '../grid/cells.ts';
import type { Column, Grid } from '../grid/tables.ts';
import type { RowColumn } from './column-features.ts';
import { gramsOf, named } from './grams.ts';
import type { Features } from './logistic.ts';
import { centsIn, linkOf, rowsInSum } from './sums.ts';

export const directionFeatures = [
  'always',
  'minus',
  'plus',
  'credit mark',
  'debit mark',
  'link higher',
  'link lower',
  'left of pair',
  'right of pair',
  'only column',
  'others minus',
  'others plus',
  'signs in paper',
  'no total',
  'no text',
] as const;
const sizes = { text: 512, section: 256, column: 256, total: 256, cell: 64 };
export const directionSize =
  directionFeatures.length + Object.values(sizes).reduce((sum, size) => sum + size, 0);

export interface Row {
  readonly line: number;
  readonly amount: Cell;
  readonly balance: Cell | null;
  readonly section: string;
  /** The columns of amounts in its table, without balances. */
  readonly pair: readonly RowColumn[];
}

/** The labels of the sums in whose rows each line is. */
export function totalsOf(grid: Grid, isTotal: (line: number) => boolean): ReadonlyMap<number, string> {
  const totals = new Map<number, string>();
  for (const { cells } of grid.columns)
    for (const [place, { line, cell }] of cells.entries()) {
      if (!isTotal(line)) continue;
      const label = grid.lines
        .slice(line, line + 1)
        .map(textOf)
        .join('');
      for (const above of cells.slice(Math.max(0, place - rowsInSum(grid, cell)), place))
        if (!totals.has(above.line)) totals.set(above.line, label);
    }
  return totals;
}

const isMinus = (cell: Cell) => centsIn(cell) < 0;
const isPlus = ({ text }: Cell) => text.includes('+');
const marksOf = ({ text }: Cell) => text.replace(/usd?|[\d.,$ ]/gi, '');

type Facts = Partial<Record<(typeof directionFeatures)[number], boolean>>;

function signFacts({ amount }: Row, rows: readonly Row[], column: Column | undefined): Facts {
  const mark = marksOf(amount);
  const others = column?.cells.map(({ cell }) => cell) ?? [];
  return {
    minus: isMinus(amount),
    plus: isPlus(amount),
    'credit mark': /c/i.test(mark),
    'debit mark': /d/i.test(mark),
    'others minus': !isMinus(amount) && others.some(isMinus),
    'others plus': !isPlus(amount) && others.some(isPlus),
    'signs in paper': !isMinus(amount) && rows.some((each) => isMinus(each.amount)),
  };
}

function placeFacts({ pair }: Row, column: Column | undefined): Facts {
  const place = pair.findIndex((each) => each.column === column);
  return {
    'left of pair': pair.length > 1 && place === 0,
    'right of pair': pair.length > 1 && place > 0,
    'only column': pair.length === 1,
  };
}

function linkFacts(grid: Grid, { line, balance }: Row, rows: readonly Row[]): Facts {
  if (!balance) return {};
  const inRow = (at: number) => rows.filter((each) => each.line === at).map((each) => each.amount);
  const { forward, isHigher } = linkOf(grid, line, balance, inRow);
  return { 'link higher': forward && isHigher, 'link lower': forward && !isHigher };
}

const textOf = ({ cells }: GridLine) =>
  cells
    .filter(({ kind }) => kind === 'text')
    .map(({ text }) => text)
    .join(' ');

export function featuresOfDirection(
  grid: Grid,
  row: Row,
  rows: readonly Row[],
  totals: ReadonlyMap<number, string>,
): Features {
  const column = grid.columnOf.get(row.amount);
  const own = grid.lines
    .slice(row.line, row.line + 1)
    .map(textOf)
    .join('');
  const facts: Facts = {
    always: true,
    ...signFacts(row, rows, column),
    ...placeFacts(row, column),
    ...linkFacts(grid, row, rows),
    'no total': !totals.has(row.line),
    'no text': own === '',
  };
  return [
    ...named(directionFeatures, facts),
    ...gramsOf(directionFeatures.length, [
      { text: own, size: sizes.text },
      { text: row.section, size: sizes.section, weight: 2 },
      { text: column?.heading ?? '', size: sizes.column, weight: 2 },
      { text: totals.get(row.line) ?? '', size: sizes.total, weight: 2 },
      { text: marksOf(row.amount), size: sizes.cell },
    ]),
  ];
}
