import type { ApplicationStatus, Lender, MatchCriterion, RefreshedMatches } from '@groundwork/contracts';
import type { BadgeTone } from '@groundwork/web-ui';

const upToOneDecimal = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** As $350K or $1.5M. */
export function formatShortMoney(amount: number): string {
  if (amount >= 999_950) return `$${upToOneDecimal(amount / 1_000_000)}M`;
  return amount >= 1000 ? `$${upToOneDecimal(amount / 1000)}K` : `$${amount}`;
}

export const formatAmountRange = ({ minLoanAmount, maxLoanAmount }: Lender): string =>
  `${formatShortMoney(minLoanAmount)} – ${formatShortMoney(maxLoanAmount)}`;

export const formatRate = (rate: number): string => `${rate.toFixed(2)}%`;

export const formatTermRange = ({ minTermLength, maxTermLength }: Lender): string =>
  minTermLength === maxTermLength ? `${minTermLength} months` : `${minTermLength} – ${maxTermLength} months`;

export function formatApprovalTime({ approvalTimeMin, approvalTimeMax }: Lender): string {
  if (approvalTimeMax === 0) return 'the same day';
  if (approvalTimeMin === approvalTimeMax) return `${approvalTimeMin} days`;
  return `${approvalTimeMin} – ${approvalTimeMax} days`;
}

export interface MatchBand {
  readonly word: string;
  readonly tone: BadgeTone;
}

/** The colour changes at 90, 80 and 70, and a word says the same. */
export function toMatchBand(matchScore: number): MatchBand {
  if (matchScore >= 90) return { word: 'Excellent fit', tone: 'good' };
  if (matchScore >= 80) return { word: 'Strong fit', tone: 'info' };
  if (matchScore >= 70) return { word: 'Good fit', tone: 'warn' };
  return { word: 'Possible fit', tone: 'neutral' };
}

export const toInitials = (name: string): string =>
  name
    .split(' ')
    .filter((word) => /^[A-Za-z]/.test(word) && word !== 'Sample')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The request is the owner's to choose, so the page asks for it. */
const blank = (code: string, otherwise: string): string =>
  code === 'amount' ? 'enter loan amount' : otherwise;

/** What the owner has, beside what a lender asks. */
export const describeActual = ({ code, actual }: MatchCriterion): string =>
  actual ?? blank(code, 'not entered yet');

/** What keeps a lender away. */
export const describeGap = ({ code, result, required, gap }: MatchCriterion): string =>
  result === 'unknown' ? `${blank(code, 'not known yet')}, ${required}` : (gap ?? required);

export const describeRating = ({ rating, reviewCount }: Lender): string =>
  rating === null ? 'No ratings yet' : `${rating.toFixed(1)} of 5, ${reviewCount} reviews`;

export const applicationWords: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  offered: 'Offer received',
  declined: 'Declined',
};

export const isSample = ({ source }: Lender): boolean => source.toLowerCase().includes('sample');

export function describeRefresh({ count, added, removed }: RefreshedMatches): string {
  const total = count === 1 ? '1 lender fits' : `${count} lenders fit`;
  if (added === 0 && removed === 0) return `${total}. Nothing has changed.`;
  return `${total}: ${added} new, ${removed} no longer.`;
}
