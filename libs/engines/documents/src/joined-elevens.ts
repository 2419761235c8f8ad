import { monthName } from './month-names.ts';
import type { Word } from './page.ts';

interface Day {
  readonly at: number;
  readonly before: string;
  readonly day: number;
  readonly isOne: boolean;
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,$/i;
const numeric = /^(\d{1,2}[-/])(\d{1,2})(?:[-/]\d{2,4})?$/;
const named = /^()(\d{1,2}),?$/;

const textAt = (row: readonly Word[], at: number): string => row[at]?.text ?? '';

function dayIn(text: string, pattern: RegExp): Omit<Day, 'at'> | null {
  const [, before, day] = pattern.exec(text) ?? [];
  return before === undefined ? null : { before, day: Number(day), isOne: day === '1' };
}

function dayOf(row: readonly Word[]): Day | null {
  const start = weekday.test(textAt(row, 0)) ? 1 : 0;
  const text = textAt(row, start);
  if (!monthName.test(text)) {
    const day = dayIn(text, numeric);
    return day && { ...day, at: start };
  }
  const day = dayIn(textAt(row, start + 1), named);
  return day && { ...day, before: text, at: start + 1 };
}

type Order = 'ascending' | 'descending' | null;

function orderOf(days: readonly Day[]): Order {
  const steps = days.slice(1).map(({ day }, at) => day - (days[at]?.day ?? day));
  const [up, down] = [steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length];
  if (up >= down * minTimes) return up > 0 ? 'ascending' : null;
  return down >= up * minTimes ? 'descending' : null;
}

const minTimes = 3;
const eleven = 11;

function isEleven(own: Day, above: Day | undefined, below: Day | undefined, order: Order): boolean {
  if (!own.isOne || !above || !below || order === null) return false;
  const [first, last] = order === 'ascending' ? [above.day, below.day] : [below.day, above.day];
  const isSameMonth = above.before === own.before && below.before === own.before;
  return isSameMonth && first > 1 && first <= eleven && last >= eleven;
}

const withEleven = (row: readonly Word[], { at }: Day): Word[] =>
  row.map((word, index) =>
    index === at ? { ...word, text: word.text.replace(/1(?=,?$|[-/]\d{2,4}$)/, '11') } : word,
  );

export function mendElevens(rows: readonly Word[][]): Word[][] {
  const days = rows.map(dayOf);
  const others = days.map((day) => (day && !day.isOne ? day : undefined));
  const order = orderOf(others.flatMap((day) => day ?? []));
  return rows.map((row, at) => {
    const day = days[at];
    const above = others.slice(0, at).findLast((each) => each !== undefined);
    const below = others.slice(at + 1).find((each) => each !== undefined);
    return day && isEleven(day, above, below, order) ? withEleven(row, day) : row;
  });
}
