import type { Entry } from './ledger.ts';
import { daysFrom } from './print.ts';
import type { Random } from './random.ts';

export const fact = (label: string, value: string): string =>
  `<div class="flex"><span>${label}</span><span>${value}</span></div>`;

export const textOf = ({ check, text }: Pick<Entry, 'check' | 'text'>, label = 'Check'): string =>
  check === null ? text : `${label} ${check}`;

export const daysBefore = (day: string, days: number): string => daysFrom(day, 1).day(1 - days);

export const purchaseDay = ({ day, flow }: Pick<Entry, 'day' | 'flow'>, random: Random): string =>
  flow === 'card' ? daysBefore(day, random.between(0, 2)) : day;

export function portions<T>(all: readonly T[], first: number, rest: number): (readonly T[])[] {
  const parts = [all.slice(0, first)];
  for (let at = first; at < all.length; at += rest) parts.push(all.slice(at, at + rest));
  return parts;
}
