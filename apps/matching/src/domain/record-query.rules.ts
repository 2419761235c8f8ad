import type { RecordsQuery, RecordsReply } from '@groundwork/contracts';
import {
  isRecordState,
  type LoanFilter,
  type LoanIndex,
  type LoanQuery,
  recordPrograms,
  sectorOf,
} from '@groundwork/engine-matching';
import { foreignCursor } from '@groundwork/platform-errors';
import { countyNeedsState, unknownIndustry, unknownState, yearsReversed } from '../records.errors.ts';

const defaultYears = 5;
const defaultLimit = 50;

interface Years {
  fromYear: number;
  toYear: number;
}

/** The last five years that have loans at all, unless the request names years. */
export function yearsOf(
  { fromYear, toYear, program }: Pick<RecordsQuery, 'fromYear' | 'toYear' | 'program'>,
  index: LoanIndex,
  thisYear: number,
): Years {
  if (fromYear !== undefined && toYear !== undefined && fromYear > toYear) throw yearsReversed();
  const withLoans = index.yearsOf(program ? [program] : recordPrograms);
  const until = withLoans.filter((year) => year <= (toYear ?? year));
  const to = toYear ?? Math.max(until.at(-1) ?? thisYear, fromYear ?? 0);
  return { fromYear: fromYear ?? until.slice(-defaultYears)[0] ?? to, toYear: to };
}

function checkPlaces({ naics, state, county }: RecordsQuery): void {
  if (naics !== undefined && !sectorOf(naics)) throw unknownIndustry();
  if (state !== undefined && !isRecordState(state)) throw unknownState();
  if (county !== undefined && state === undefined) throw countyNeedsState();
}

function offsetOf(cursor = '0'): number {
  if (!/^\d{1,9}$/.test(cursor)) throw foreignCursor();
  return Number(cursor);
}

export function loanQuery(request: RecordsQuery, index: LoanIndex, thisYear: number): LoanQuery {
  checkPlaces(request);
  const { naics, state, county, size, program, lender, sort = 'loans', limit = defaultLimit } = request;
  return {
    naics: naics ?? null,
    state: state ?? null,
    county: county?.toUpperCase() ?? null,
    size: size ?? null,
    program: program ?? null,
    lender: lender ?? null,
    ...yearsOf(request, index, thisYear),
    sort,
    limit,
    offset: offsetOf(request.cursor),
  };
}

export const naicsTitleOf = (naics: string | null, titles: ReadonlyMap<string, string>): string | null => {
  if (naics === null) return null;
  return (naics.length === 2 ? sectorOf(naics)?.title : titles.get(naics)) ?? null;
};

export const queryView = (
  { limit: _limit, offset: _offset, ...query }: LoanQuery,
  titles: ReadonlyMap<string, string>,
): RecordsReply['query'] => ({ ...query, naicsTitle: naicsTitleOf(query.naics, titles) });

type Place = Pick<LoanFilter, 'naics' | 'state'>;

const naicsLengths = [6, 4, 3, 2];
const stateless = [6, 4, 2];

/** The places to look at, from the closest to the widest. */
export function placesLike(naics: string, state: string): Place[] {
  const code = naics === '' ? null : naics;
  const prefix = (length: number) => code?.slice(0, length) ?? null;
  const inState = code === null || state === '' ? [] : naicsLengths.map((n) => ({ naics: prefix(n), state }));
  const anywhere = code === null ? [] : stateless.map((n) => ({ naics: prefix(n), state: null }));
  const stateOnly = state === '' ? [] : [{ naics: null, state }];
  const places = [...inState, ...anywhere, ...stateOnly];
  return places.length > 0 ? places : [{ naics: null, state: null }];
}
