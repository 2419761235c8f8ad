import { fill } from '@groundwork/wording';
import type {
  CriterionRule,
  FigureView,
  Lender,
  LenderFamily,
  MatchCriterion,
  RefreshedMatches,
} from '@groundwork/contracts';
import { formatDate } from '#shared/formatting/format.ts';
import { words } from '../lenders.wording.ts';

const upToOneDecimal = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

export function formatShortMoney(amount: number): string {
  if (amount >= 999_950) return `$${upToOneDecimal(amount / 1_000_000)}M`;
  return amount >= 1000 ? `$${upToOneDecimal(amount / 1000)}K` : `$${amount}`;
}

export const formatAmountRange = ({ minLoanAmount, maxLoanAmount }: Lender): string =>
  `${formatShortMoney(minLoanAmount)} – ${formatShortMoney(maxLoanAmount)}`;

export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`;

export const formatTermRange = ({ minTermLength, maxTermLength }: Lender): string =>
  minTermLength === maxTermLength
    ? fill(words.lender.termMonths, { months: minTermLength })
    : fill(words.lender.termRange, { from: minTermLength, to: maxTermLength });

export function formatApprovalTime({ approvalTimeMin, approvalTimeMax }: Lender): string {
  if (approvalTimeMax === 0) return words.lender.sameDay;
  if (approvalTimeMin === approvalTimeMax) return fill(words.lender.decisionDays, { days: approvalTimeMin });
  return fill(words.lender.decisionRange, { from: approvalTimeMin, to: approvalTimeMax });
}

export const toInitials = (name: string): string =>
  name
    .split(' ')
    .filter((word) => /^[A-Za-z]/.test(word) && word !== 'Sample')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export const describeActual = ({ code, actual }: MatchCriterion): string =>
  actual ?? (code === 'amount' ? words.requirements.noAmount : words.requirements.noFigure);

/** The answered figures that a criterion reads. */
export function figuresIn(
  { unproven = [], proven = [] }: MatchCriterion,
  figures: readonly FigureView[],
): FigureView[] {
  const read = new Set([...unproven, ...proven]);
  return figures.filter(({ field }) => read.has(field));
}

export const describeRating = ({ rating, reviewCount }: Lender): string =>
  rating === null
    ? words.lender.noRating
    : fill(words.lender.rating, { rating: rating.toFixed(1), reviews: reviewCount });

const isOfSba = (family: string): boolean => family.startsWith('sba-');

/** "SBA rule since Mar 1, 2026" */
export function describeRule({ family, validFrom }: CriterionRule): string {
  const { rules } = words;
  if (validFrom === null) return isOfSba(family) ? rules.sba : rules.plain;
  return fill(isOfSba(family) ? rules.sbaSince : rules.plainSince, { date: formatDate(validFrom) });
}

const dayAndMonth = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

interface UpcomingRule {
  readonly id: string;
  readonly text: string;
}

/** The next changes of the families that the given lenders name. */
export function describeUpcoming(
  families: readonly LenderFamily[],
  lenders: readonly Lender[],
): UpcomingRule[] {
  const named = new Set(lenders.flatMap((lender) => lender.families.map(({ code }) => code)));
  return families
    .filter(({ code }) => named.has(code))
    .flatMap(({ name, facts, upcoming }) =>
      upcoming.map(({ day, factId, starts }) => {
        const note = facts.find(({ id }) => id === factId)?.note ?? '';
        const text = starts ? words.rules.upcoming : words.rules.ending;
        return { id: `${factId} ${day}`, text: fill(text, { date: dayAndMonth(day), family: name, note }) };
      }),
    );
}

export function describeRefresh({ count, added, removed }: RefreshedMatches): string {
  return added === 0 && removed === 0
    ? fill(words.page.refreshedSame, { count })
    : fill(words.page.refreshedChanged, { count, added, removed });
}
