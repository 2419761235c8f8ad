import type { LoanIndex } from './loan-index.ts';
import {
  naicsPrefixes,
  recordPrograms,
  type RecordProgram,
  type SizeBand,
  sizeBandCodes,
} from './sba-data.ts';

export interface LoanFilter {
  naics: string | null;
  state: string | null;
  county: string | null;
  size: SizeBand | null;
  program: RecordProgram | null;
  fromYear: number;
  toYear: number;
  lender: string | null;
}

export interface LoanGroup {
  lender: number;
  cells: Int32Array;
  loans: number;
  paid: number;
  chargedOff: number;
  lastDay: number;
}

const none = -2;
const any = -1;

const placeOf = (value: string | null, find: (value: string) => number | undefined): number =>
  value === null ? any : (find(value) ?? none);

function wantedNaics(index: LoanIndex, naics: string | null): Uint8Array {
  const wanted = new Uint8Array(index.naics.values.length).fill(naics === null ? 1 : 0);
  if (naics === null) return wanted;
  const prefixes = naicsPrefixes(naics);
  index.naics.values.forEach((code, place) => {
    wanted[place] = prefixes.some((prefix) => code.startsWith(prefix)) ? 1 : 0;
  });
  return wanted;
}

function cellTest(index: LoanIndex, filter: LoanFilter): (cell: number) => boolean {
  const { columns } = index;
  const naics = wantedNaics(index, filter.naics);
  const county = filter.county === null ? null : `${filter.state ?? ''} ${filter.county.toUpperCase()}`;
  const wanted = [
    [columns.state, placeOf(filter.state, (state) => index.states.find(state))],
    [columns.county, placeOf(county, (place) => index.counties.find(place))],
    [columns.lender, placeOf(filter.lender, (lender) => index.lenders.find(lender))],
    [columns.size, filter.size === null ? any : sizeBandCodes.indexOf(filter.size)],
    [columns.program, filter.program === null ? any : recordPrograms.indexOf(filter.program)],
  ] as const;
  const tests = wanted.filter(([, place]) => place !== any);
  return (cell) => {
    const year = columns.year.at(cell);
    if (year < filter.fromYear || year > filter.toYear || naics[columns.naics.at(cell)] === 0) return false;
    for (const [column, place] of tests) if (column.at(cell) !== place) return false;
    return true;
  };
}

function selectCells(index: LoanIndex, filter: LoanFilter): Int32Array {
  const passes = cellTest(index, filter);
  const selected = new Int32Array(index.cells);
  let count = 0;
  for (let cell = 0; cell < index.cells; cell += 1) {
    if (!passes(cell)) continue;
    selected[count] = cell;
    count += 1;
  }
  return selected.subarray(0, count);
}

function groupOf({ columns }: LoanIndex, lender: number, cells: Int32Array): LoanGroup {
  const group = { lender, cells, loans: 0, paid: 0, chargedOff: 0, lastDay: 0 };
  for (const cell of cells) {
    group.loans += columns.loans.at(cell);
    group.paid += columns.paid.at(cell);
    group.chargedOff += columns.chargedOff.at(cell);
    group.lastDay = Math.max(group.lastDay, columns.lastDay.at(cell));
  }
  return group;
}

function sortByLender({ columns, lenders }: LoanIndex, cells: Int32Array) {
  const starts = new Int32Array(lenders.values.length + 1);
  for (const cell of cells) {
    const next = columns.lender.at(cell) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let lender = 1; lender < starts.length; lender += 1)
    starts[lender] = (starts[lender] ?? 0) + (starts[lender - 1] ?? 0);
  const sorted = new Int32Array(cells.length);
  const places = starts.slice();
  for (const cell of cells) {
    const lender = columns.lender.at(cell);
    const place = places[lender] ?? 0;
    sorted[place] = cell;
    places[lender] = place + 1;
  }
  return { sorted, starts };
}

const allLenders = -1;

export function groupByLender(index: LoanIndex, filter: LoanFilter): { groups: LoanGroup[]; all: LoanGroup } {
  const selected = selectCells(index, filter);
  const { sorted, starts } = sortByLender(index, selected);
  const groups: LoanGroup[] = [];
  for (let lender = 0; lender < index.lenders.values.length; lender += 1) {
    const cells = sorted.subarray(starts[lender], starts[lender + 1]);
    if (cells.length > 0) groups.push(groupOf(index, lender, cells));
  }
  return { groups, all: groupOf(index, allLenders, selected) };
}
