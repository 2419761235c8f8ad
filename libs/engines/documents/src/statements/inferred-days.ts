import { textOf } from '../longest-texts.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';
import { endingPatterns, isBalanceText, withoutDay } from './balance-text.ts';
import { dateAtStart, startsWithDate } from './dates.ts';
import { isDirectlyBelow, lineOf } from './placed-days.ts';
import { continuesPeriod } from './transactions.ts';
import { amountsWithCents } from '../amounts.ts';

function wordsOfDay({ words, text }: Line): Word[] {
  const length = dateAtStart(text)?.length ?? 0;
  let end = 0;
  return words.filter((word) => {
    const start = end;
    end += word.text.length + 1;
    return start < length;
  });
}

const isOtherLine = (line: Line) => /\btotals?\b|^\W*page \d/i.test(line.text) || isBalanceText(line.text);

const isEndRow = ({ text }: Line) =>
  endingPatterns.some((label) => label.exec(withoutDay(text))?.index === 0);

const opensDay = (line: Line) => amountsWithCents(line).length > 0 && !isEndRow(line);

const isDatedText = (line: Line) =>
  startsWithDate(line) &&
  amountsWithCents(line).length === 0 &&
  !continuesPeriod(line.text.slice(dateAtStart(line.text)?.length ?? 0));

/** The amount can be beside the last line of a text, below its day. */
function withWrappedRows(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isRest = above && isDatedText(above) && !startsWithDate(line) && isDirectlyBelow(above, line);
    if (isRest && !isOtherLine(line))
      joined[joined.length - 1] = lineOf(line.page, [...above.words, ...line.words]);
    else joined.push(line);
  }
  return joined;
}

function isBesideDay({ words }: Line, day: readonly Word[]): boolean {
  const [first, end] = [words[0], day.at(-1)];
  if (!first || !end) return false;
  return first.x > end.x + end.width || hasGapBetween(end, first);
}

const minDays = 3;
const mostDays = 0.6;

function endsDays(lines: readonly Line[]): boolean {
  const rows = lines.filter((line) => amountsWithCents(line).length > 0 && !isOtherLine(line));
  const openDays = rows.filter((row, at) => {
    const next = rows[at + 1];
    return amountsWithCents(row).length === 1 && next !== undefined && !startsWithDate(next);
  });
  const balances = rows.filter((row) => amountsWithCents(row).length > 1);
  const closed = balances.filter((row) => {
    const next = rows[rows.indexOf(row) + 1];
    return next === undefined || startsWithDate(next);
  });
  return openDays.length >= minDays && closed.length > balances.length * mostDays;
}

const dayText = (line: Line | undefined) => (line && startsWithDate(line) ? textOf(wordsOfDay(line)) : null);

function repeatsDays(lines: readonly Line[]): boolean {
  const rows = lines.filter((line) => amountsWithCents(line).length > 0 && !isOtherLine(line));
  const days = rows.map(dayText);
  const repeated = days.filter((day, at) => at > 0 && day !== null && day === days[at - 1]);
  const isRecognized = rows.some(({ words }) => words[0]?.confidence !== undefined);
  const lost = days.filter((day) => day === null);
  return isRecognized && repeated.length > 0 && repeated.length >= lost.length;
}

/** Some banks print a day once, beside the first of its rows. */
function withRepeatedDays(lines: readonly Line[]): Line[] {
  if (repeatsDays(lines)) return [...lines];
  const isPerDay = endsDays(lines);
  let day: Word[] = [];
  return lines.map((line) => {
    const amounts = amountsWithCents(line).length;
    const isLast = isPerDay && amounts > 1;
    if (startsWithDate(line)) {
      day = !isLast && opensDay(line) ? wordsOfDay(line) : [];
      return line;
    }
    if (amounts === 0) return line;
    const own = isOtherLine(line) ? [] : day;
    day = isLast ? [] : own;
    return isBesideDay(line, own) ? lineOf(line.page, [...own, ...line.words]) : line;
  });
}

export const withInferredDays = (lines: readonly Line[]): Line[] => withRepeatedDays(withWrappedRows(lines));
