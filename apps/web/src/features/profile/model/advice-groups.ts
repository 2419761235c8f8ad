import type { ImpactResult, Recommendation } from '@groundwork/contracts';
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

type Cost = Pick<Recommendation, 'estimatedCost' | 'costKnown'>;

/** Null for an unknown cost, which is not free. */
export function formatCost({ estimatedCost, costKnown }: Cost): string | null {
  if (costKnown !== true) return null;
  return estimatedCost === 0 ? words.advice.free : `$${formatCount(estimatedCost)}`;
}

/** Empty where the time is up to the owner and the cost is not known. */
export function describeTimeAndCost({ timeToImplement: time, timeKnown, ...estimate }: ImpactResult): string {
  const { jointImpact: texts } = words;
  const cost = formatCost(estimate);
  return [
    ...(timeKnown === true ? [fill(texts.time, { time })] : []),
    ...(cost === null ? [] : [fill(texts.cost, { cost })]),
  ].join(' · ');
}

export const formatAchieved = ({ achievedPoints }: Pick<Recommendation, 'achievedPoints'>): string =>
  fill(specifiedWords.achieved, { points: achievedPoints ?? 0 });
