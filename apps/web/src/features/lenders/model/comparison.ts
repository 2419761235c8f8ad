import { fill } from '@groundwork/wording';
import { type LenderMatch, mostCompared } from '@groundwork/contracts';
import { formatCount, formatMoney } from '#shared/formatting/format.ts';
import { describeCoverage, formatTerm } from './cost-texts.ts';
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

type Cost = NonNullable<LenderMatch['cost']>;

interface CostLine {
  readonly label: string;
  /** Also without a plan that compares costs. */
  readonly isFree: boolean;
  readonly value: (cost: Cost) => string;
}

const { costs, comparison } = words;

const paymentText = ({ monthlyPayment, dailyDebit = null }: Cost): string =>
  dailyDebit === null ? formatMoney(monthlyPayment) : fill(costs.daily, { amount: formatMoney(dailyDebit) });

export const costLines: readonly CostLine[] = [
  { label: costs.amount, isFree: true, value: ({ amount }) => `$${formatCount(amount)}` },
  { label: costs.term, isFree: true, value: ({ termMonths }) => formatTerm(termMonths) },
  { label: costs.payment, isFree: true, value: paymentText },
  { label: costs.payback, isFree: true, value: ({ totalPayback }) => formatMoney(totalPayback) },
  { label: costs.rate, isFree: false, value: ({ estimatedRate }) => formatRate(estimatedRate) },
  { label: costs.credit, isFree: false, value: ({ costOfCredit }) => formatMoney(costOfCredit) },
  { label: costs.factorRate, isFree: false, value: ({ factorRate }) => factorRate.toFixed(2) },
  {
    label: costs.coverageAfter,
    isFree: false,
    value: (cost) => describeCoverage({ cost }) ?? costs.unknown,
  },
];

export interface ComparedLender {
  readonly id: string;
  readonly name: string;
  /** undefined: it left the matches after she chose it. */
  readonly match: LenderMatch | undefined;
}

/** The chosen lenders with the costs on the page, so that a moved amount compares too. */
export const compareLenders = (
  ids: readonly string[],
  matches: readonly LenderMatch[],
  own: readonly LenderMatch[],
): readonly ComparedLender[] =>
  ids.map((id) => {
    const isChosen = (match: LenderMatch) => match.id === id;
    const match = matches.find(isChosen);
    const name = (match ?? own.find(isChosen))?.lender.name ?? words.tray.unknown;
    return { id, name, match };
  });

export function describeCost({ value }: CostLine, { match }: ComparedLender): string {
  if (match === undefined) return comparison.gone;
  if (match.cost) return value(match.cost);
  return match.dependsOnOffer === true ? comparison.offer : '–';
}

export const hasOffer = ({ match }: ComparedLender): boolean => match?.dependsOnOffer === true;

export const needsAmount = ({ match }: ComparedLender): boolean =>
  match !== undefined && !match.cost && match.dependsOnOffer !== true;
