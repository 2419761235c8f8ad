import { fill } from '@groundwork/wording';
import { choices, lists } from './matching.wording.ts';
import { ratioValue } from './measures.ts';
import type { Ratio } from './measures.ts';
import { hundredthsDown, toNineDecimals } from './rounding.ts';

export function formatDollars(value: number): string {
  const amount = fill('{amount}', { amount: Math.abs(Math.round(value)) });
  return `${value < 0 ? '-' : ''}$${amount}`;
}

/** Rounds down, so that a coverage below the minimum never reads as the minimum. */
export const formatCoverage = (ratio: Ratio): string => hundredthsDown(ratioValue(ratio)).toFixed(2);

export const formatRatio = (ratio: Ratio): string => `${formatCoverage(ratio)}x`;

export const formatRatioAsPercent = (ratio: Ratio): string =>
  `${Math.floor(toNineDecimals(ratioValue(ratio) * 100))}%`;

export const formatShare = (share: number): string => `${toNineDecimals(share * 100)}%`;

const choiceLabels: Readonly<Record<string, string>> = choices;

export const choiceLabel = (value: string): string => choiceLabels[value] ?? value.replaceAll('_', ' ');

export function joinChoices(values: readonly string[]): string {
  const words = values.map(choiceLabel);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : fill(lists.oneOf, { others: words.join(', '), last });
}
