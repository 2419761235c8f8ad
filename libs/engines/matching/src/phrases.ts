import { ratioValue } from './measures.ts';
import type { Ratio } from './measures.ts';
import { toNineDecimals } from './rounding.ts';

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const dollars = (value: number): string =>
  `${value < 0 ? '-' : ''}$${grouped(Math.abs(Math.round(value)))}`;

export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${grouped(value)} ${value === 1 ? one : many}`;

/** Cut, not rounded: a coverage just under the minimum must not read as if it reached it. */
export const times = (ratio: Ratio): string =>
  `${(Math.floor(toNineDecimals(ratioValue(ratio) * 100)) / 100).toFixed(2)}x`;

export const percentOf = (ratio: Ratio): string => `${Math.floor(toNineDecimals(ratioValue(ratio) * 100))}%`;

export const asPercent = (share: number): string => `${toNineDecimals(share * 100)}%`;

const SPELLED: Readonly<Record<string, string>> = {
  LLC: 'LLC',
  s_corp: 'S corporation',
  c_corp: 'C corporation',
  us_citizen: 'US citizen',
};

export const spelled = (value: string): string => SPELLED[value] ?? value.replaceAll('_', ' ');

export function oneOfWords(values: readonly string[]): string {
  const words = values.map(spelled);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}
