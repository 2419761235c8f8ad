import {
  type CarryKind,
  carryKinds,
  type LenderMatch,
  type LenderType,
  lenderTypeLabels,
  lenderTypes,
} from '@groundwork/contracts';
import { words } from '../lenders.wording.ts';

const { sortings } = words;
export type Sorting = keyof typeof sortings;

export interface LenderView {
  readonly search: string;
  readonly type: LenderType | null;
  readonly kind: CarryKind | null;
  readonly sorting: Sorting;
}

const isType = (value: string | null): value is LenderType => lenderTypes.some((type) => type === value);
const isKind = (value: string | null): value is CarryKind => carryKinds.some((kind) => kind === value);
const isSorting = (value: string | null): value is Sorting =>
  value !== null && Object.hasOwn(sortings, value);

export function readView(query: URLSearchParams): LenderView {
  const type = query.get('type');
  const kind = query.get('kind');
  const sorting = query.get('sort');
  return {
    search: query.get('q') ?? '',
    type: isType(type) ? type : null,
    kind: isKind(kind) ? kind : null,
    sorting: isSorting(sorting) ? sorting : 'best',
  };
}

export function writeView(
  before: URLSearchParams,
  { search, type, kind, sorting }: LenderView,
): URLSearchParams {
  const query = new URLSearchParams(before);
  const write = (name: string, value: string | null) => {
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  };
  write('q', search);
  write('type', type);
  write('kind', kind);
  write('sort', sorting === 'best' ? null : sorting);
  return query;
}

export const hasFilters = ({ search, type, kind }: LenderView): boolean =>
  search.trim() !== '' || type !== null || kind !== null;

export const withoutFilters = (view: LenderView): LenderView => ({
  ...view,
  search: '',
  type: null,
  kind: null,
});

/** The table opens by itself when the owner searches, filters or sorts. */
export const showsTable = (view: LenderView): boolean => hasFilters(view) || view.sorting !== 'best';

const fitsSearch = ({ lender }: LenderMatch, searchTerms: readonly string[]): boolean => {
  if (searchTerms.length === 0) return true;
  const text = `${lender.name} ${lenderTypeLabels[lender.type]}`.toLowerCase();
  return searchTerms.every((term) => text.includes(term));
};

/** A loan without a price has no place in the order, so it comes last. */
const byCost =
  (key: 'monthlyPayment' | 'totalPayback' | 'termMonths') =>
  (a: LenderMatch, b: LenderMatch): number => {
    const [first, second] = [a, b].map(({ cost }) => cost?.[key]);
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return first - second;
  };

const orders: Readonly<Record<Sorting, (a: LenderMatch, b: LenderMatch) => number>> = {
  best: () => 0,
  rate: (a, b) => a.estimatedRate - b.estimatedRate,
  amount: (a, b) => b.lender.maxLoanAmount - a.lender.maxLoanAmount,
  fast: (a, b) =>
    a.lender.approvalTimeMin - b.lender.approvalTimeMin ||
    a.lender.approvalTimeMax - b.lender.approvalTimeMax,
  payment: byCost('monthlyPayment'),
  payback: byCost('totalPayback'),
  term: byCost('termMonths'),
};

export function selectMatches(matches: readonly LenderMatch[], view: LenderView): readonly LenderMatch[] {
  const searchTerms = view.search.toLowerCase().split(' ').filter(Boolean);
  return matches
    .filter(
      (match) =>
        (view.type === null || match.lender.type === view.type) &&
        (view.kind === null || match.carryKind === view.kind) &&
        fitsSearch(match, searchTerms),
    )
    .sort(orders[view.sorting]);
}

const mostTop = 3;

/** A loan that she could not pay is no top match. */
export const topMatches = (matches: readonly LenderMatch[]): readonly LenderMatch[] =>
  matches.filter(({ band }) => band !== 'too-much').slice(0, mostTop);

export function formatAverageMatch(matches: readonly LenderMatch[]): string {
  if (matches.length === 0) return '–';
  const sum = matches.reduce((total, { matchScore }) => total + matchScore, 0);
  return `${Math.round(sum / matches.length)}%`;
}
