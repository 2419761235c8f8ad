import { type ComparedLender, mostCompared } from '@groundwork/contracts';
import { formatCount, formatMoney } from '#shared/formatting/format.ts';
import { formatRate } from './lender-texts.ts';

/** Whom to compare stands in the address, as the rest of the view does. */
export function readComparedIds(query: URLSearchParams): readonly string[] {
  const ids = (query.get('compare') ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, mostCompared);
}

export function writeComparedIds(before: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const query = new URLSearchParams(before);
  if (ids.length === 0) query.delete('compare');
  else query.set('compare', ids.join(','));
  return query;
}

export const toggleId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

type Cost = NonNullable<ComparedLender['cost']>;

export interface CostLine {
  readonly label: string;
  readonly value: (cost: Cost) => string;
}

/** Coverage that nobody can tell yet is no zero. */
export const costLines: readonly CostLine[] = [
  { label: 'Amount', value: ({ amount }) => `$${formatCount(amount)}` },
  { label: 'Term', value: ({ termMonths }) => `${termMonths} months` },
  { label: 'Estimated rate', value: ({ estimatedRate }) => formatRate(estimatedRate) },
  { label: 'Estimated monthly payment', value: ({ monthlyPayment }) => formatMoney(monthlyPayment) },
  { label: 'Estimated total payback', value: ({ totalPayback }) => formatMoney(totalPayback) },
  { label: 'Estimated cost of credit', value: ({ costOfCredit }) => formatMoney(costOfCredit) },
  { label: 'Estimated factor rate', value: ({ factorRate }) => factorRate.toFixed(2) },
  {
    label: 'Estimated coverage after',
    value: ({ coverageAfter }) =>
      coverageAfter === null ? 'not known' : `${coverageAfter.toFixed(2)} times`,
  },
];
