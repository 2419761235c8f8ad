import type { Cell, GridLine } from '../grid/cells.ts';
import { amountsIn, hasAmount, hasDay } from '../grid/tables.ts';
import { type Context, isTrue, lettersOf } from './context.ts';
import { gramsOf, named } from './grams.ts';
import type { Features } from './logistic.ts';
import { closesRows, linkOf, rowsInSum, sizeOf } from './sums.ts';

export const lineFeatures = [
  'always',
  'no amount',
  'one amount',
  'two amounts',
  'more amounts',
  'no day',
  'one day',
  'more days',
  'day first',
  'day behind number',
  'day last',
  'only days',
  'month',
  'number first',
  'has number',
  'no text',
  'short text',
  'long text',
  'capitals',
  'colon',
  'minus',
  'plus',
  'dollar',
  'amount last',
  'as above',
  'as below',
  'as row above',
  'as row below',
  'frequent',
  'rare',
  'first page',
  'high',
  'low',
  'before rows',
  'behind rows',
  'repeated',
  'header',
  'below header',
  'near header',
  'large',
  'small',
  'gap above',
  'gap below',
  'at day',
  'at text',
  'indented',
  'left of days',
  'long column',
  'short column',
  'lone amount',
  'sum of rows',
  'sum of one',
  'forward link',
  'backward link',
  'printed before',
  'printed later',
  'amount above',
  'day above',
  'text above',
  'amount below',
  'day below',
  'text below',
  'row above has day',
  'row below has day',
  'range',
  'many cells',
  'next is row',
  'near row',
  'at text of row above',
  'at start of row above',
  'tight above',
  'detail',
  'closes rows',
] as const;

const gramSizes = { own: 1024, section: 256, columns: 256 };
export const lineSize = lineFeatures.length + gramSizes.own + gramSizes.section + gramSizes.columns;

type Name = (typeof lineFeatures)[number];
type Facts = Partial<Record<Name, boolean>>;

function textOf({ cells }: GridLine): string {
  return cells
    .filter(({ kind }) => kind !== 'amount' && kind !== 'day')
    .map(({ text }) => text)
    .join(' ');
}

function contentFacts(line: GridLine): Facts {
  const { cells, text } = line;
  const amounts = cells.filter(({ kind }) => kind === 'amount');
  const days = cells.filter(({ kind }) => kind === 'day').length;
  const own = textOf(line);
  const letters = own.replace(/[^A-Za-z]/g, '');
  const [first, second, last] = [cells[0]?.kind, cells[1]?.kind, cells.at(-1)?.kind];
  const printed = amounts.map(({ text: each }) => each).join(' ');
  return {
    'no amount': amounts.length === 0,
    'one amount': amounts.length === 1,
    'two amounts': amounts.length === 2,
    'more amounts': amounts.length > 2,
    'no day': days === 0,
    'one day': days === 1,
    'more days': days > 1,
    'day first': first === 'day',
    'day behind number': first === 'number' && second === 'day',
    'day last': last === 'day' && cells.length > 1,
    'only days': cells.every(({ kind }) => kind === 'day'),
    month: cells.some(({ kind }) => kind === 'month'),
    'number first': first === 'number',
    'has number': cells.some(({ kind }) => kind === 'number'),
    'no text': letters === '',
    'short text': letters.length > 0 && own.split(' ').length <= 2,
    'long text': own.length > 60,
    capitals: letters.length > 2 && letters === letters.toUpperCase(),
    colon: text.includes(':'),
    minus: amounts.some(({ amount }) => (amount?.value ?? 0) < 0),
    plus: printed.includes('+'),
    dollar: printed.includes('$'),
    'amount last': last === 'amount',
    range: days > 1 && amounts.length === 0,
    'many cells': cells.length > 3,
  };
}

const isRow = (line: GridLine | undefined) => line !== undefined && hasDay(line) && hasAmount(line);

function neighborFacts({ grid: { lines }, patterns, share }: Context, at: number): Facts {
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const rowAbove = lines.findLastIndex((line, other) => other < at && hasAmount(line));
  const rowBelow = lines.findIndex((line, other) => other > at && hasAmount(line));
  const pattern = patterns[at] ?? '';
  const is = (line: GridLine | undefined, has: (line: GridLine) => boolean) =>
    line !== undefined && has(line);
  const onlyText = (line: GridLine) => line.cells.every(({ kind }) => kind === 'text');
  const [upper, lower] = [lines[rowAbove], lines[rowBelow]];
  return {
    'as above': patterns[at - 1] === pattern,
    'as below': patterns[at + 1] === pattern,
    'as row above': patterns[rowAbove] === pattern,
    'as row below': patterns[rowBelow] === pattern,
    frequent: (share.get(pattern) ?? 0) > 0.15,
    rare: (share.get(pattern) ?? 0) < 0.04,
    'amount above': is(above, hasAmount),
    'day above': is(above, hasDay),
    'text above': is(above, onlyText),
    'amount below': is(below, hasAmount),
    'day below': is(below, hasDay),
    'text below': is(below, onlyText),
    'row above has day': is(upper, hasDay),
    'row below has day': is(lower, hasDay),
    'next is row': isRow(below),
    'near row': [lines[at - 2], above, below, lines[at + 2]].some(isRow),
  };
}

/** Where a line starts, beside the row above it. */
function alignedFacts({ grid: { lines }, pitch, details }: Context, at: number): Facts {
  const line = lines[at];
  const above = lines.findLast((each, other) => other < at && hasAmount(each));
  if (!line || above?.page !== line.page) return {};
  const isAt = (cell: Cell | undefined) =>
    line.cells.some(({ left }, place) => place === 0 && cell !== undefined && Math.abs(cell.left - left) < 4);
  return {
    'at text of row above': isAt(above.cells.find(({ kind }) => kind === 'text')),
    'at start of row above': isAt(above.cells[0]),
    'tight above': lines.slice(at - 1, at).some(({ top }) => line.top - top < pitch * 1.15),
    detail: isTrue(details, at),
  };
}

function edgeFacts({ dayLeft, textLeft }: Context, { cells }: GridLine): Facts {
  const left = cells[0]?.left ?? 0;
  const isAt = (x: number | null) => x !== null && Math.abs(left - x) < 5;
  return {
    'at day': isAt(dayLeft),
    'at text': isAt(textLeft),
    indented: dayLeft !== null && left > dayLeft + 5,
    'left of days': dayLeft !== null && left < dayLeft - 5,
  };
}

function placeFacts(context: Context, at: number): Facts {
  const { grid, height, pitch, headers, repeated } = context;
  const line = grid.lines[at];
  if (!line) return {};
  const gap = (upper?: GridLine, lower?: GridLine) =>
    upper?.page !== lower?.page || (lower?.top ?? 0) - (upper?.top ?? 0) > pitch * 1.45;
  return {
    ...edgeFacts(context, line),
    'first page': line.page === 1,
    high: line.top < 160,
    low: line.top > 690,
    'before rows': at < context.firstRow,
    'behind rows': at > context.lastRow,
    repeated: repeated.has(lettersOf(line.text)),
    header: isTrue(headers, at),
    'below header': isTrue(headers, at - 1),
    'near header': headers.slice(Math.max(0, at - 3), at).some(Boolean),
    large: line.height > height * 1.15,
    small: line.height < height * 0.87,
    'gap above': gap(grid.lines[at - 1], line),
    'gap below': gap(line, grid.lines[at + 1]),
  };
}

function amountFacts({ grid, values, sizes }: Context, at: number): Facts {
  const amounts = amountsIn(grid, at);
  const last = amounts.at(-1);
  if (!last) return {};
  const columns = amounts.map((cell) => grid.columnOf.get(cell)?.cells.length ?? 0);
  const sums = amounts.map((cell) => rowsInSum(grid, cell));
  const link = linkOf(grid, at, last, (row) => amountsIn(grid, row));
  const places = values.get(sizeOf(last)) ?? [];
  return {
    'long column': Math.max(...columns) > 5,
    'short column': Math.max(...columns) < 3,
    'lone amount': Math.max(...columns) === 1,
    'sum of rows': sums.some((rows) => rows > 1),
    'sum of one': sums.some((rows) => rows === 1),
    'forward link': link.forward,
    'backward link': link.backward,
    'closes rows': closesRows(sizes, at),
    'printed before': places.some((place) => place < at),
    'printed later': places.some((place) => place > at),
  };
}

export function featuresOfLine(context: Context, at: number): Features {
  const { grid, sections } = context;
  const line = grid.lines[at];
  if (!line) return [];
  const facts: Facts = {
    always: true,
    ...contentFacts(line),
    ...neighborFacts(context, at),
    ...placeFacts(context, at),
    ...alignedFacts(context, at),
    ...amountFacts(context, at),
  };
  const headings = amountsIn(grid, at).map((cell) => grid.columnOf.get(cell)?.heading);
  return [
    ...named(lineFeatures, facts),
    ...gramsOf(lineFeatures.length, [
      { text: textOf(line), size: gramSizes.own },
      { text: sections[at] ?? '', size: gramSizes.section },
      { text: headings.join(' '), size: gramSizes.columns },
    ]),
  ];
}
