import type { LenderMatch } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDollars, formatMoney } from '#shared/formatting/format.ts';
import { words } from '../lenders.wording.ts';

/** 0 is an amount or a term that she has not entered. */
export interface LoanRequest {
  readonly amount: number;
  readonly term: number;
}

export type Priced = Pick<LenderMatch, 'cost' | 'dependsOnOffer' | 'carryKind'>;
type Cost = NonNullable<LenderMatch['cost']>;

const { costs: texts } = words;
const monthsInYear = 12;

export const formatTerm = (months: number): string =>
  months % monthsInYear === 0 && months > 0
    ? fill(words.choice.years, { years: months / monthsInYear })
    : fill(words.lender.termMonths, { months });

/** "For $90,000 over 5 years" */
export function describeLoan({ amount: dollars, term }: LoanRequest): string {
  const amount = formatDollars(dollars);
  return term === 0
    ? fill(words.choice.amount, { amount })
    : fill(words.choice.amountAndTerm, { amount, term: formatTerm(term) });
}

function costText({ cost, dependsOnOffer }: Priced, read: (cost: Cost) => string): string {
  if (cost) return read(cost);
  return dependsOnOffer === true ? words.comparison.offer : '–';
}

/** A cash advance has a debit on each business day, and no instalment. */
export const describePayment = (match: Priced): string =>
  costText(match, ({ monthlyPayment, dailyDebit = null }) =>
    dailyDebit === null
      ? formatDollars(monthlyPayment)
      : fill(texts.daily, { amount: formatMoney(dailyDebit) }),
  );

export const paymentLabel = ({ cost }: Priced): string =>
  typeof cost?.dailyDebit === 'number' ? words.choice.debit : words.choice.payment;

export const describePayback = (match: Priced): string =>
  costText(match, ({ totalPayback }) => formatDollars(totalPayback));

export const describeTerm = (match: Priced): string =>
  costText(match, ({ termMonths }) => formatTerm(termMonths));

/** "5 years, $116,067 in all" */
export const describeTotal = (match: Priced): string =>
  costText(match, () =>
    fill(words.table.cost, { term: describeTerm(match), payback: describePayback(match) }),
  );

export const describeCreditCost = (match: Priced): string =>
  costText(match, ({ costOfCredit }) => formatDollars(costOfCredit));

export const describeFactor = (match: Priced): string | null =>
  match.carryKind === 'advance' && match.cost
    ? fill(texts.factor, { factor: match.cost.factorRate.toFixed(2) })
    : null;

/** Null unless her cash and debt payments are known and the loan has a price. */
export function describeCoverage({ cost }: Pick<Priced, 'cost'>): string | null {
  const coverage = cost?.coverageAfter ?? null;
  if (coverage === null) return null;
  if (coverage < 1) return fill(texts.short, { cents: Math.round(coverage * 100) });
  const dollars = formatMoney(coverage);
  return fill(coverage < 1.25 ? texts.tight : texts.covered, { dollars });
}

/** How a price was computed that does not follow the requested term. */
export const priceNote = ({ carryKind }: Pick<Priced, 'carryKind'>): string | null =>
  carryKind === 'line' ? texts.drawnInFull : null;

interface Fee {
  readonly name: string;
  readonly amount: string;
}

/** A fee without a check against its source is marked where it costs something. */
export const feesOf = ({ cost }: Pick<Priced, 'cost'>): readonly Fee[] =>
  (cost?.fees ?? []).map(({ name, amount, verifiedOn }) => ({
    name: verifiedOn === null ? fill(texts.notVerified, { fee: name }) : name,
    amount: formatMoney(amount),
  }));

export const describeApr = ({ cost }: Pick<Priced, 'cost'>): string | null => {
  const apr = cost?.apr ?? null;
  return apr === null ? null : `${apr.toFixed(2)}%`;
};
