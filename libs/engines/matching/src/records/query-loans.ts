import { type LoanGroup, groupByLender, type LoanFilter } from './loan-groups.ts';
import type { LoanIndex } from './loan-index.ts';
import {
  dollarsOf,
  fewestLoans,
  type LoanShare,
  rateOf,
  shareOf,
  termOf,
  twiceMedian,
} from './statistics.ts';

type RecordSort = 'loans' | 'recent' | 'amount';

export interface LoanQuery extends LoanFilter {
  sort: RecordSort;
  limit: number;
  offset: number;
}

export interface LoanStats {
  loans: number;
  medianAmount: number;
  medianTerm: number | null;
  medianRate: number | null;
  paid: LoanShare;
  chargedOff: LoanShare;
  open: number;
  lastApproval: string;
}

export interface LenderLoans extends LoanStats {
  lender: { id: string; name: string };
  byYear: { year: number; loans: number | null }[];
}

export interface LoanAnswer {
  total: (LoanStats & { lenders: number }) | null;
  fewer: { lenders: number };
  items: LenderLoans[];
  shown: number;
}

const dayText = (day: number): string => {
  const text = String(day);
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
};

type FigureName = 'amounts' | 'terms' | 'rates';

function medianOf(index: LoanIndex, { cells, loans }: LoanGroup, figure: FigureName): number | null {
  const values = new Float64Array(loans);
  let length = 0;
  for (const cell of cells) length = index[figure].copy(cell, values, length);
  return twiceMedian(values, length);
}

const statsOf = (index: LoanIndex, group: LoanGroup): LoanStats => ({
  loans: group.loans,
  medianAmount: dollarsOf(medianOf(index, group, 'amounts')) ?? 0,
  medianTerm: termOf(medianOf(index, group, 'terms')),
  medianRate: rateOf(medianOf(index, group, 'rates')),
  paid: shareOf(group.paid, group.loans),
  chargedOff: shareOf(group.chargedOff, group.loans),
  open: group.loans - group.paid - group.chargedOff,
  lastApproval: dayText(group.lastDay),
});

function byYear({ columns }: LoanIndex, { cells }: LoanGroup): LenderLoans['byYear'] {
  const counts = new Map<number, number>();
  for (const cell of cells) {
    const year = columns.year.at(cell);
    counts.set(year, (counts.get(year) ?? 0) + columns.loans.at(cell));
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([year, loans]) => ({ year, loans: loans < fewestLoans ? null : loans }));
}

interface NamedGroup {
  group: LoanGroup;
  lender: { id: string; name: string };
  amount: number;
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

type Order = (a: NamedGroup, b: NamedGroup) => number;

const byLoans: Order = (a, b) => b.group.loans - a.group.loans;
const byLastDay: Order = (a, b) => b.group.lastDay - a.group.lastDay;
const byAmount: Order = (a, b) => b.amount - a.amount;
const byName: Order = (a, b) => byText(a.lender.name, b.lender.name) || byText(a.lender.id, b.lender.id);

const orders: Record<RecordSort, readonly Order[]> = {
  loans: [byLoans, byLastDay, byName],
  recent: [byLastDay, byLoans, byName],
  amount: [byAmount, byLoans, byLastDay, byName],
};

export function queryLoans(
  index: LoanIndex,
  nameOf: (lenderId: string) => string,
  query: LoanQuery,
): LoanAnswer {
  const { groups, all } = groupByLender(index, query);
  const lenders = groups
    .filter(({ loans }) => loans >= fewestLoans)
    .map((group): NamedGroup => {
      const id = index.lenders.values[group.lender] ?? '';
      const amount = query.sort === 'amount' ? (medianOf(index, group, 'amounts') ?? 0) : 0;
      return { group, lender: { id, name: nameOf(id) }, amount };
    });
  const order = orders[query.sort];
  lenders.sort((a, b) => order.reduce((result, compare) => result || compare(a, b), 0));
  const isEnough = all.loans >= fewestLoans;
  return {
    total: isEnough ? { ...statsOf(index, all), lenders: groups.length } : null,
    fewer: { lenders: groups.length - lenders.length },
    items: lenders.slice(query.offset, query.offset + query.limit).map(({ group, lender }) => ({
      lender,
      ...statsOf(index, group),
      byYear: byYear(index, group),
    })),
    shown: lenders.length,
  };
}

export const countShown = (index: LoanIndex, filter: LoanFilter): number =>
  groupByLender(index, filter).groups.filter(({ loans }) => loans >= fewestLoans).length;
