import type { Recommendation } from '@groundwork/contracts';
import { formatCount } from '#shared/formatting/format.ts';

export interface AdviceGroup {
  readonly title: string;
  readonly items: readonly Recommendation[];
}

/** The four groups of the panel, in their order; each piece of advice stands in exactly one. */
export function adviceGroups(all: readonly Recommendation[]): readonly AdviceGroup[] {
  const open = all.filter(({ completed }) => !completed);
  const isUrgent = ({ priority }: Recommendation) => priority === 'critical' || priority === 'high';
  return [
    { title: 'Critical Actions Required', items: open.filter(({ priority }) => priority === 'critical') },
    { title: 'High Impact Opportunities', items: open.filter(({ priority }) => priority === 'high') },
    { title: 'Additional Optimization Ideas', items: open.filter((item) => !isUrgent(item)) },
    { title: 'Completed Optimizations', items: all.filter(({ completed }) => completed) },
  ];
}

export const costWords = (dollars: number): string => (dollars === 0 ? 'Free' : `$${formatCount(dollars)}`);

export const achievedWords = ({ achievedPoints }: Pick<Recommendation, 'achievedPoints'>): string =>
  `+${achievedPoints ?? 0} points achieved`;
