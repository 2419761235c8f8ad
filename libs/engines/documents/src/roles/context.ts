import type { Cell, GridLine } from '../grid/cells.ts';
import { amountsIn, type Grid, hasAmount, hasDay, isHeader } from '../grid/tables.ts';
import { detailsOf, edgeOf, leadsOf } from './line-forms.ts';
import { sizeOf } from './sums.ts';

/** What is looked up once for all lines of a paper. */
export interface Context {
  readonly grid: Grid;
  readonly patterns: readonly string[];
  readonly share: ReadonlyMap<string, number>;
  readonly dayLeft: number | null;
  readonly textLeft: number | null;
  readonly height: number;
  readonly pitch: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly headers: readonly boolean[];
  readonly sections: readonly string[];
  readonly repeated: ReadonlySet<string>;
  readonly values: ReadonlyMap<number, readonly number[]>;
  readonly sizes: readonly (readonly number[])[];
  /** Further lines of the text of a row. */
  readonly details: readonly boolean[];
  /** The first line of a row whose amount is on a later line. */
  readonly leads: readonly boolean[];
  /** The left edge of the rows; what ends before it stands beside them. */
  readonly edge: number | null;
}

export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

function mostFrequent(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(Math.round(value / 3), (counts.get(Math.round(value / 3)) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best ? best[0] * 3 : null;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;

export const isTrue = (flags: readonly boolean[], at: number): boolean => flags[at] ?? false;

const isRow = (line: GridLine) => hasDay(line) && hasAmount(line);

/** The nearest text above that starts where the rows start: a title of the rows, not a further line of one. */
function sectionsOf(
  lines: readonly GridLine[],
  headers: readonly boolean[],
  margin: number | null,
): string[] {
  const isTitle = ({ cells, text }: GridLine, at: number) => {
    const [first, ...others] = cells;
    if (first?.kind !== 'text' || isTrue(headers, at) || text.length >= 60) return false;
    if (margin !== null && first.left >= margin + 6) return false;
    return isTrue(headers, at + 1) || others.every(({ kind }) => kind === 'text');
  };
  let section = '';
  return lines.map((line, at) => {
    const above = section;
    if (isTitle(line, at)) section = line.text;
    return above;
  });
}

function repeatedOn(lines: readonly GridLine[]): Set<string> {
  const pages = new Map<string, Set<number>>();
  for (const { text, page, cells } of lines)
    if (cells.every(({ kind }) => kind !== 'amount')) {
      const letters = lettersOf(text);
      pages.set(letters, (pages.get(letters) ?? new Set()).add(page));
    }
  return new Set([...pages].filter(([, { size }]) => size > 1).map(([letters]) => letters));
}

function valuesOf(sizes: readonly (readonly number[])[]): Map<number, number[]> {
  const values = new Map<number, number[]>();
  for (const [at, own] of sizes.entries())
    for (const size of own) values.set(size, [...(values.get(size) ?? []), at]);
  return values;
}

function sharesOf(patterns: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const pattern of patterns) shares.set(pattern, (shares.get(pattern) ?? 0) + 1 / patterns.length);
  return shares;
}

function pitchOf(lines: readonly GridLine[]): number {
  const gaps = lines.flatMap((line, at) => {
    const below = lines[at + 1];
    return below?.page === line.page ? [below.top - line.top] : [];
  });
  return median(gaps.filter((gap) => gap > 0));
}

const leftsOf = (rows: readonly GridLine[], kind: Cell['kind']) =>
  rows.flatMap(({ cells }) => cells.find((cell) => cell.kind === kind)?.left ?? []);

export function contextOf(grid: Grid): Context {
  const { lines } = grid;
  const patterns = lines.map(({ cells }) => cells.map(({ kind }) => kind[0]).join(''));
  const rows = lines.filter(isRow);
  const headers = lines.map((_, at) => isHeader(lines, at));
  const margin = mostFrequent(lines.filter(hasAmount).flatMap(({ cells }) => cells[0]?.left ?? []));
  const sizes = lines.map((_, at) => amountsIn(grid, at).map(sizeOf));
  const pitch = pitchOf(lines);
  return {
    grid,
    patterns,
    share: sharesOf(patterns),
    dayLeft: mostFrequent(leftsOf(rows, 'day')),
    textLeft: mostFrequent(leftsOf(rows, 'text')),
    height: median(lines.map(({ height }) => height)),
    pitch,
    firstRow: lines.findIndex(isRow),
    lastRow: lines.findLastIndex(isRow),
    headers,
    sections: sectionsOf(lines, headers, margin),
    repeated: repeatedOn(lines),
    values: valuesOf(sizes),
    sizes,
    details: detailsOf(lines, headers, pitch),
    leads: leadsOf(lines),
    edge: edgeOf(rows),
  };
}
