import type { LenderCarry } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount, formatDollars } from '#shared/formatting/format.ts';
import { fieldLabel } from '#shared/profile/fields.ts';
import { words } from '../lenders.wording.ts';

const yearMonths = 12;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** null: the site has no lenders, or an older server does not count. */
export function describeCount({
  possible,
  activeLenders,
  canCarry,
  comfortable,
}: LenderCarry): string | null {
  if (possible === undefined || !activeLenders) return null;
  const counts = { possible: formatCount(possible), active: formatCount(activeLenders) };
  return comfortable === null || canCarry === 0
    ? fill(words.live, counts)
    : fill(words.liveCarry, { ...counts, carry: formatCount(canCarry) });
}

const termOf = (months: number): string =>
  months % yearMonths === 0
    ? fill(words.years, { years: months / yearMonths })
    : fill(words.months, { months });

export interface CarriedLoan {
  readonly kind: string;
  readonly name: string;
  readonly amount: string;
  readonly terms: string;
  /** The lender with the lowest rate of the kind; null while none is certain. */
  readonly lenderId: string | null;
  readonly costsLeast: boolean;
}

/** The kinds with room for a loan, those with a certain lender first. */
export function carriedLoans({ kinds }: LenderCarry): CarriedLoan[] {
  const withRoom = kinds.filter(({ amountComfortable }) => (amountComfortable ?? 0) > 0);
  const certain = withRoom.filter(({ cheapestLenderId }) => cheapestLenderId !== null);
  const least = Math.min(...certain.map(({ rate }) => rate));
  const cheapest = certain.length > 1 ? certain.find(({ rate }) => rate === least) : undefined;
  const others = withRoom.filter((kind) => !certain.includes(kind));
  return [...certain, ...others].map((each) => ({
    kind: each.kind,
    name: words.kinds[each.kind],
    amount: fill(words.upTo, { amount: formatDollars(each.amountComfortable ?? 0) }),
    terms: fill(words.terms, { rate: String(each.rate), term: termOf(each.termMonths) }),
    lenderId: each.cheapestLenderId,
    costsLeast: each === cheapest,
  }));
}

/** "Loan amount and state decide 214 more lenders." */
export function describeMissing({ missing }: LenderCarry): { text: string; field: string } | null {
  const [first] = missing;
  const [field] = first?.fields ?? [];
  if (first === undefined || field === undefined) return null;
  const names = list.format(first.fields.map(fieldLabel));
  const count = first.fields.length === 1 ? words.decidesOne : words.decide;
  return { text: fill(count, { fields: names, lenders: first.lenders }), field };
}
