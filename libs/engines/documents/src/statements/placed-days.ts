import { segmentsOf } from '../layout.ts';
import type { Line, Word } from '../page.ts';
import { isBalanceText } from './balance-text.ts';
import { dateAtStart, startsWithDate } from './dates.ts';
import { amountsWithCents } from './transactions.ts';

const isDay = (text: string) => dateAtStart(text)?.length === text.length;

const lineOf = (page: number, words: readonly Word[]): Line => ({
  page,
  words,
  text: words.map(({ text }) => text).join(' '),
});

export const withDaysFirst = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    if (startsWithDate(line) || amountsWithCents(line).length === 0) return line;
    const day = segmentsOf(line).find(({ text }) => isDay(text));
    if (!day) return line;
    return lineOf(line.page, [...day.words, ...line.words.filter((word) => !day.words.includes(word))]);
  });

export function withHeadingDays(lines: readonly Line[]): Line[] {
  let day: readonly Word[] = [];
  return lines.flatMap((line) => {
    if (isDay(line.text)) {
      day = line.words;
      return [];
    }
    const isRow = amountsWithCents(line).length > 0 && !startsWithDate(line);
    if (!isRow || /\btotals?\b/i.test(line.text) || isBalanceText(line.text)) return [line];
    return [day.length > 0 ? lineOf(line.page, [...day, ...line.words]) : line];
  });
}
