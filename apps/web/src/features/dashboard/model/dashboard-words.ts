import type { DashboardReply, FactorName, NextMilestone } from '@groundwork/contracts';
import { formatCount, formatSigned } from '#shared/formatting/format.ts';
import { levelOf, nextLevel } from '#shared/score/level.ts';

export type DashboardPart = DashboardReply['unavailable'][number];

const partNames: Readonly<Record<DashboardPart, string>> = {
  score: 'your score',
  lenders: 'lender matching',
  documents: 'your documents',
};

export const factorRows: readonly { readonly factor: FactorName; readonly label: string }[] = [
  { factor: 'creditScore', label: 'Credit Profile' },
  { factor: 'businessFinancials', label: 'Business Financials' },
  { factor: 'documentCompleteness', label: 'Document Completeness' },
  { factor: 'riskAssessment', label: 'Risk Assessment' },
];

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function unavailableSentence(parts: readonly DashboardPart[]): string | null {
  if (parts.length === 0) return null;
  const names = list.format(parts.map((part) => partNames[part]));
  const begun = names.charAt(0).toUpperCase() + names.slice(1);
  return `${begun} cannot be reached right now. The rest is up to date; this page tries again by itself.`;
}

/** The line under the greeting: where the owner stands and the way to the next level. */
export function standingSentence({ score, unavailable }: DashboardReply): string | undefined {
  if (unavailable.includes('score')) return undefined;
  const next = nextLevel(score.totalScore);
  if (next === null) return 'Your score is Excellent. Keep your documents current to stay there.';
  return `You're ${formatCount(next.points)} ${next.points === 1 ? 'point' : 'points'} from ${next.level}.`;
}

export const changeWords = (change: number): string => `${formatSigned(change)} from last month`;

export function dialSentence(scoreName: string, score: number, change: number): string {
  return `${scoreName} ${score} of 1000, ${levelOf(score)}, ${changeWords(change)}`;
}

export function lendersNote(activeLenders: number): string {
  return `Based on ${formatCount(activeLenders)} ${activeLenders === 1 ? 'lender' : 'lenders'}`;
}

export function milestonePoints({ points }: NextMilestone): string | null {
  if (points === null) return null;
  return `${formatSigned(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}
