import { fill } from '@groundwork/wording';
import { type LenderMatch, type LoanKind, loanKinds, type ProfileReply } from '@groundwork/contracts';
import { formatDollars } from '#shared/formatting/format.ts';
import { words } from '../lenders.wording.ts';

export interface KindChoice {
  readonly kind: LoanKind;
  readonly best: LenderMatch | null;
  readonly count: number;
}

/** The matches are best first. Empty if an older matching states no kinds. */
export function choicesByKind(matches: readonly LenderMatch[]): readonly KindChoice[] {
  if (matches.every(({ kind }) => kind === undefined)) return [];
  return loanKinds.map((kind) => {
    const fitting = matches.filter((match) => match.kind === kind);
    return { kind, best: fitting[0] ?? null, count: fitting.length };
  });
}

const monthsInYear = 12;

const formatTerm = (months: number): string =>
  months % monthsInYear === 0
    ? fill(words.choice.years, { years: months / monthsInYear })
    : fill(words.lender.termMonths, { months });

/** "For $90,000 over 5 years" */
export function describeLoan(profile: Pick<ProfileReply, 'loanRequestAmount' | 'loanTerm'>): string {
  const amount = formatDollars(Number(profile.loanRequestAmount));
  const months = Number(profile.loanTerm);
  return months === 0
    ? fill(words.choice.amount, { amount })
    : fill(words.choice.amountAndTerm, { amount, term: formatTerm(months) });
}

type Priced = Pick<LenderMatch, 'cost' | 'dependsOnOffer'>;

function costText(match: Priced, read: (cost: NonNullable<Priced['cost']>) => string): string {
  if (match.dependsOnOffer === true) return words.comparison.offer;
  return match.cost ? read(match.cost) : '–';
}

export const describePayment = (match: Priced): string =>
  costText(match, ({ monthlyPayment }) => formatDollars(monthlyPayment));

export const describePayback = (match: Priced): string =>
  costText(match, ({ totalPayback }) => formatDollars(totalPayback));

/** Null unless the profile has the cash and the debt payments. */
export function describeCoverage({ cost }: Priced): string | null {
  const coverage = cost?.coverageAfter ?? null;
  return coverage === null ? null : fill(words.costs.coverage, { coverage: coverage.toFixed(2) });
}
