import type { ScoreReply, ScoreSource } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words as noLenders } from '#shared/lenders/lenders.wording.ts';
import { lacks } from '#shared/dashboard/lacks.ts';
import { specifiedWords, words } from '../score.wording.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function describeStaleSources(sources: readonly ScoreSource[]): string | null {
  if (sources.length === 0) return null;
  return fill(words.stale, { sources: list.format(sources.map((source) => words.sources[source])) });
}

export const formatPercent = (weight: number): string => `${Math.round(weight * 100)}%`;

export const formatWeight = (weight: number): string =>
  fill(words.factors.weight, { percent: formatPercent(weight) });

export const toMaxPoints = (weight: number): number => Math.round(weight * 1000);

export function describeRate(score: ScoreReply): string {
  if (lacks(score, 'lenders')) return words.rate.notAvailable;
  return score.catalogueMode === 'empty' ? noLenders.title : words.rate.note;
}

export function describeMilestone({ nextMilestone: { href, points, target } }: ScoreReply): string | null {
  if (href === null) return words.milestone.finished;
  return points === null ? null : fill(specifiedWords.reach, { target: String(target) });
}
