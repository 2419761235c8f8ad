import type { Line } from '../page.ts';
import { dateAtStart, type PrintedDate } from './dates.ts';

export function postedDay(text: string): PrintedDate | null {
  const second = dateAtStart(text);
  return second && /[a-z]{2}/i.test(text.slice(second.length)) ? second.date : null;
}

const numberOf = ({ year, month, day }: PrintedDate) => ((year ?? 0) * 12 + month) * 31 + day;

function turnsIn(days: readonly number[]): number {
  const steps = days.slice(1).map((day, at) => Math.sign(day - (days[at] ?? day)));
  return Math.min(...[1, -1].map((sign) => steps.filter((step) => step === sign).length));
}

const minRows = 6;
const minTurns = 2;

/** Rows are in the order of the days on which the bank posts them. */
export function isSecondInOrder(lines: readonly Line[]): boolean {
  const pairs = lines.flatMap(({ text, words }) => {
    const first = words[0]?.confidence === undefined ? null : dateAtStart(text);
    const second = first && postedDay(text.slice(first.length).trim());
    return first && second ? [{ first: numberOf(first.date), second: numberOf(second) }] : [];
  });
  if (pairs.length < minRows || turnsIn(pairs.map(({ second }) => second)) > 0) return false;
  return turnsIn(pairs.map(({ first }) => first)) >= minTurns;
}
