import { fill } from '@groundwork/wording';
import { type ComparedLender, mostCompared } from '@groundwork/contracts';
import { formatCount, formatMoney } from '#shared/formatting/format.ts';
import { formatRate } from './lender-texts.ts';
import { words } from '../lenders.wording.ts';

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

interface CostLine {
  readonly label: string;
  readonly value: (cost: Cost) => string;
}

const { costs } = words;

export const costLines: readonly CostLine[] = [
  { label: costs.amount, value: ({ amount }) => `$${formatCount(amount)}` },
  { label: costs.term, value: ({ termMonths }) => fill(words.lender.termMonths, { months: termMonths }) },
  { label: costs.rate, value: ({ estimatedRate }) => formatRate(estimatedRate) },
  { label: costs.payment, value: ({ monthlyPayment }) => formatMoney(monthlyPayment) },
  { label: costs.payback, value: ({ totalPayback }) => formatMoney(totalPayback) },
  { label: costs.credit, value: ({ costOfCredit }) => formatMoney(costOfCredit) },
  { label: costs.factorRate, value: ({ factorRate }) => factorRate.toFixed(2) },
  {
    label: costs.coverageAfter,
    value: ({ coverageAfter }) =>
      coverageAfter === null ? costs.unknown : fill(costs.coverage, { coverage: coverageAfter.toFixed(2) }),
  },
];

export function describeCost({ value }: CostLine, { cost, dependsOnOffer }: ComparedLender): string {
  if (dependsOnOffer) return words.comparison.offer;
  return cost === null ? '–' : value(cost);
}

export const needsAmount = ({ cost, dependsOnOffer }: ComparedLender): boolean =>
  cost === null && !dependsOnOffer;
