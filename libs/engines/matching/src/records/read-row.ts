import {
  foldLenderName,
  plainText,
  readAmount,
  readDay,
  readNaics,
  readRate,
  readTerm,
  wholeNumberText,
} from './record-cells.ts';
import { foldColumn, type RecordHeader } from './record-header.ts';
import {
  isRecordState,
  type LoanOutcome,
  outcomeOf,
  type RecordColumn,
  type RecordProgram,
  type SizeBand,
  sizeBandOf,
} from './sba-data.ts';

export type AsideReason =
  'COLUMNS' | 'PROGRAM' | 'LENDER' | 'AMOUNT' | 'DATE' | 'TERM' | 'RATE' | 'NAICS' | 'STATE';

/** Everything that is read of a loan: nothing about its borrower. */
export interface Loan {
  program: RecordProgram;
  asOf: string;
  lenderId: string;
  lenderName: string;
  naics: string;
  naicsTitle: string;
  state: string;
  county: string;
  size: SizeBand;
  approvedOn: string;
  year: number;
  fiscalYear: number;
  cents: number;
  term: number | null;
  rate: number | null;
  outcome: LoanOutcome;
}

export type RowReading = Loan | { aside: AsideReason };

const programs: Readonly<Record<string, RecordProgram>> = { '7a': '7a', '504': '504' };
const firstDay = '1953-07-30';
const firstFiscalMonth = 10;
const longestName = 200;

export const fiscalYearOf = (day: string): number =>
  Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= firstFiscalMonth ? 1 : 0);

const isId = (text: string): boolean => /^\d{1,18}$/.test(text);

function lenderIdOf(fdic: string, ncua: string, name: string): string {
  const [fdicNumber, ncuaNumber] = [wholeNumberText(fdic), wholeNumberText(ncua)];
  if (isId(fdicNumber)) return `fdic:${fdicNumber}`;
  if (isId(ncuaNumber)) return `ncua:${ncuaNumber}`;
  return `name:${foldLenderName(name)}`;
}

interface Days {
  asOf: string;
  approvedOn: string;
}

function readDays(cell: (column: RecordColumn) => string): Days | undefined {
  const [asOf, approvedOn] = [readDay(cell('asOfDate')), readDay(cell('approvalDate'))];
  const areReadable = asOf !== undefined && approvedOn !== undefined;
  return areReadable && approvedOn >= firstDay && approvedOn <= asOf ? { asOf, approvedOn } : undefined;
}

type Part<T> = { value: T } | { aside: AsideReason };

const needed = <T>(value: T | undefined, aside: AsideReason): Part<T> =>
  value === undefined ? { aside } : { value };

function readPlace(cell: (column: RecordColumn) => string): Part<{ naics: string; state: string }> {
  const naics = readNaics(cell('naics'));
  if (naics === undefined) return { aside: 'NAICS' };
  const state = cell('state').trim().toUpperCase();
  return needed(isRecordState(state) ? { naics, state } : undefined, 'STATE');
}

type Terms = Pick<Loan, 'cents' | 'term' | 'rate'> & Days;

function readTerms(cell: (column: RecordColumn) => string): Part<Terms> {
  const cents = readAmount(cell('amount'));
  if (cents === undefined) return { aside: 'AMOUNT' };
  const days = readDays(cell);
  if (days === undefined) return { aside: 'DATE' };
  const term = readTerm(cell('term'));
  if (term === undefined) return { aside: 'TERM' };
  const rate = readRate(cell('rate'));
  return needed(rate === undefined ? undefined : { cents, term, rate, ...days }, 'RATE');
}

export function readRow(cells: readonly string[], header: RecordHeader): RowReading {
  if (cells.length !== header.cells) return { aside: 'COLUMNS' };
  const cell = (column: RecordColumn): string => cells[header.places.get(column) ?? -1] ?? '';
  const program = programs[foldColumn(cell('program'))];
  if (program === undefined) return { aside: 'PROGRAM' };
  const lenderName = plainText(cells[header.lenderPlaces[program] ?? -1] ?? '').slice(0, longestName);
  const lenderId = lenderIdOf(cell('fdic'), cell('ncua'), lenderName);
  if (lenderName === '' || lenderId === 'name:') return { aside: 'LENDER' };
  const terms = readTerms(cell);
  if ('aside' in terms) return terms;
  const place = readPlace(cell);
  if ('aside' in place) return place;
  const { approvedOn } = terms.value;
  return {
    program,
    lenderId,
    lenderName,
    naicsTitle: plainText(cell('naicsTitle')).slice(0, longestName),
    county: plainText(cell('county')).toUpperCase().slice(0, longestName),
    size: sizeBandOf(terms.value.cents),
    year: Number(approvedOn.slice(0, 4)),
    fiscalYear: fiscalYearOf(approvedOn),
    outcome: outcomeOf(cell('status')),
    ...terms.value,
    ...place.value,
  };
}
