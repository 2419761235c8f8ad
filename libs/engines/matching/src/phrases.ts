import { fill } from '@groundwork/wording';
import { choices, lists } from './matching.wording.ts';
import { ratioValue } from './measures.ts';
import type { Ratio } from './measures.ts';
import { toNineDecimals } from './rounding.ts';

export function dollars(value: number): string {
  const amount = fill('{amount}', { amount: Math.abs(Math.round(value)) });
  return `${value < 0 ? '-' : ''}$${amount}`;
}

/** Cut, not rounded: a coverage just under the minimum must not read as if it reached it. */
export const times = (ratio: Ratio): string =>
  `${(Math.floor(toNineDecimals(ratioValue(ratio) * 100)) / 100).toFixed(2)}x`;

export const percentOf = (ratio: Ratio): string => `${Math.floor(toNineDecimals(ratioValue(ratio) * 100))}%`;

export const asPercent = (share: number): string => `${toNineDecimals(share * 100)}%`;

const spelledChoices: Readonly<Record<string, string>> = choices;

export const spelled = (value: string): string => spelledChoices[value] ?? value.replaceAll('_', ' ');

export function oneOfWords(values: readonly string[]): string {
  const words = values.map(spelled);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : fill(lists.oneOf, { others: words.join(', '), last });
}
