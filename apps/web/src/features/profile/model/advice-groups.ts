import type { Recommendation } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount } from '#shared/formatting/format.ts';
import { specifiedWords, words } from '../profile.wording.ts';

export interface AdviceGroup {
  readonly title: string;
  readonly items: readonly Recommendation[];
}

export function adviceGroups(all: readonly Recommendation[]): readonly AdviceGroup[] {
  const open = all.filter(({ completed }) => !completed);
  const isUrgent = ({ priority }: Recommendation) => priority === 'critical' || priority === 'high';
  return [
    { title: specifiedWords.critical, items: open.filter(({ priority }) => priority === 'critical') },
    { title: specifiedWords.high, items: open.filter(({ priority }) => priority === 'high') },
    { title: specifiedWords.additional, items: open.filter((item) => !isUrgent(item)) },
    { title: specifiedWords.completed, items: all.filter(({ completed }) => completed) },
  ];
}

export const formatCost = (dollars: number): string =>
  dollars === 0 ? words.advice.free : `$${formatCount(dollars)}`;

export const formatAchieved = ({ achievedPoints }: Pick<Recommendation, 'achievedPoints'>): string =>
  fill(specifiedWords.achieved, { points: achievedPoints ?? 0 });
