import { amountsOf, amountsWithCents } from '../amounts.ts';
import { textOf } from '../longest-texts.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';
import { isBalanceText } from './balance-text.ts';
import { dateAtStart, startsWithDate } from './dates.ts';

const isDay = (text: string) => dateAtStart(text)?.length === text.length;

export const lineOf = (page: number, words: readonly Word[]): Line => ({ page, words, text: textOf(words) });

export const hasAmount = (line: Line) => amountsWithCents(line).length > 0;

const maxDayWords = 4;

export function dayAt(words: readonly Word[], at: number): readonly Word[] | null {
  for (let count = Math.min(maxDayWords, words.length - at); count > 0; count -= 1) {
    const own = words.slice(at, at + count);
    if (isDay(textOf(own))) return own;
  }
  return null;
}

function dayInside({ words }: Line): readonly Word[] | null {
  const ends = new Set(amountsOf({ words }).map(({ last }) => last + 1));
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isStart = before !== undefined && (ends.has(at) || hasGapBetween(before, word));
    const day = isStart ? dayAt(words, at) : null;
    if (day) return day;
  }
  return null;
}

const minDays = 3;

const leftOf = (words: readonly Word[] | null) => words?.[0]?.x ?? Number.NaN;

export function withDaysFirst(lines: readonly Line[]): Line[] {
  const days = lines.map((line) => (startsWithDate(line) || !hasAmount(line) ? null : dayInside(line)));
  const isInColumn = (day: readonly Word[]) =>
    days.filter((other) => Math.abs(leftOf(other) - leftOf(day)) < 3).length >= minDays;
  return lines.map((line, at) => {
    const day = days[at];
    if (!day || !isInColumn(day)) return line;
    return lineOf(line.page, [...day, ...line.words.filter((word) => !day.includes(word))]);
  });
}

const weekdayBehind =
  /(?<![\s,(\u2013\u2014-])[\s,(\u2013\u2014-]*(?:mon|tues|wednes|thurs|fri|satur|sun)day\)?$/i;
const balanceBehind = /\b(?:(?:daily|ending|closing|end of day|account) ){0,4}balance\b.*/i;

const isHeadingDay = (line: Line) =>
  isDay(line.text) ||
  isDay(line.text.replace(weekdayBehind, '')) ||
  (balanceBehind.test(line.text) && isDay(line.text.replace(balanceBehind, '').trim()));

const isBareRow = (line: Line | undefined) =>
  line !== undefined && hasAmount(line) && !startsWithDate(line) && /[a-z]{2}/i.test(line.text);

/** "Monday, May 1, 2023        1,000.00": the balance of a day beside it, above its rows. */
function isDayAndBalance({ words }: Line, below: Line | undefined): boolean {
  const [balance, other] = amountsWithCents({ words });
  if (!balance || other || balance.last < words.length - 1) return false;
  return isDay(textOf(words.slice(0, balance.first))) && isBareRow(below);
}

export function withHeadingDays(lines: readonly Line[]): Line[] {
  let day: readonly Word[] = [];
  return lines.flatMap((line, at) => {
    if (isHeadingDay(line) || isDayAndBalance(line, lines[at + 1])) {
      day = dayAt(line.words, 0) ?? [];
      return [];
    }
    const isRow = hasAmount(line) && !startsWithDate(line);
    if (!isRow || /\btotals?\b/i.test(line.text) || isBalanceText(line.text)) return [line];
    return [day.length > 0 ? lineOf(line.page, [...day, ...line.words]) : line];
  });
}

const maxHeightsBelow = 3;

export const heightOf = ({ height, confidence }: Word) => (confidence === undefined ? height : height * 1.4);

export function isDirectlyBelow(upper: Line, lower: Line): boolean {
  const [one, other] = [upper.words[0], lower.words[0]];
  if (!one || !other || upper.page !== lower.page) return false;
  return other.y - one.y < heightOf(one) * maxHeightsBelow;
}

const isDayLine = (line: Line | undefined): line is Line =>
  line !== undefined && startsWithDate(line) && !hasAmount(line);

function joinDay(row: Line, below: Line): Line {
  const day = dayAt(below.words, 0) ?? [];
  const rest = below.words.filter((word) => !day.includes(word));
  const first = amountsWithCents(row)[0]?.first ?? row.words.length;
  return lineOf(row.page, [...day, ...row.words.slice(0, first), ...rest, ...row.words.slice(first)]);
}

export function withDaysBelow(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const [before, above] = [joined.at(-2), joined.at(-1)];
    const isRow = above !== undefined && hasAmount(above) && !startsWithDate(above);
    if (!isRow || !isDayLine(line) || !isDirectlyBelow(above, line)) {
      joined.push(line);
      continue;
    }
    if (isDayLine(before) && isDirectlyBelow(before, above)) return [...lines];
    joined[joined.length - 1] = joinDay(above, line);
  }
  return joined;
}
