import { isDate } from '../files/dates.ts';
import { hasMoneyShape } from '../files/amounts.ts';
import type { CsvRow } from '../files/bank-file.ts';
import { type CsvColumns, directionOf } from '../files/csv-mapping.ts';
import { headerWords } from '../files/header-words.ts';
import type { HeaderLayout, PlainLayout } from './bank-profile.ts';
import { bankProfiles } from './bank-profiles.ts';

interface Named<L> {
  readonly bank: string;
  readonly layout: L;
}

const wordsOf = (cells: readonly string[]): string[] => cells.map(headerWords).filter((name) => name !== '');
const all = bankProfiles.flatMap(({ bank, layouts }) => layouts.map((layout) => ({ bank, layout })));

const headers = all.flatMap(({ bank, layout }) =>
  'header' in layout ? [{ bank, layout, names: wordsOf(layout.header.split(',')) }] : [],
);
const exact = new Map(headers.map((each) => [each.names.join('|'), each]));
const growing = headers.filter(({ layout }) => layout.hasMore === true);

export function layoutOfHeader(cells: readonly string[]): Named<HeaderLayout> | null {
  const names = wordsOf(cells);
  const own = exact.get(names.join('|'));
  if (own !== undefined) return own;
  const present = new Set(names);
  return growing.find((each) => each.names.every((name) => present.has(name))) ?? null;
}

export function columnsOfLayout(header: readonly string[], { columns }: HeaderLayout): CsvColumns {
  const names = header.map(headerWords);
  const placeOf = (name: string): number => names.indexOf(headerWords(name));
  const { description, ...others } = columns;
  const places = Object.entries(others).map(([role, name]) => [role, placeOf(name)] as const);
  return { ...Object.fromEntries(places), description: description.map(placeOf) } as CsvColumns;
}

const fits: Readonly<Record<PlainLayout['cells'][number], (cell: string) => boolean>> = {
  date: isDate,
  amount: hasMoneyShape,
  kind: (cell) => directionOf(cell) !== null,
  '*': (cell) => cell === '*',
  any: () => true,
};

const plain = all.flatMap(({ bank, layout }) => ('cells' in layout ? [{ bank, layout }] : []));
const fewestRows = 0.8;

function hasShape({ cells }: CsvRow, layout: PlainLayout): boolean {
  return (
    cells.length === layout.cells.length && layout.cells.every((kind, at) => fits[kind](cells[at] ?? ''))
  );
}

const isLeading = ({ cells }: CsvRow, { leading = [] }: PlainLayout): boolean =>
  leading.some((start) => cells[0]?.startsWith(start) === true);

export function layoutOfRows(rows: readonly CsvRow[]): (Named<PlainLayout> & { start: number }) | null {
  for (const { bank, layout } of plain) {
    const start = rows.findIndex((row) => !isLeading(row, layout));
    const own = rows.slice(Math.max(0, start));
    const fitting = own.filter((row) => hasShape(row, layout)).length;
    if (fitting > 0 && fitting >= own.length * fewestRows) return { bank, layout, start: Math.max(0, start) };
  }
  return null;
}
