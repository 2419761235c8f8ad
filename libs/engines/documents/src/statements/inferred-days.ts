import { hasGapBetween, type Line, type Word } from '../page.ts';
import { endingPatterns, isBalanceText, withoutDay } from './balance-text.ts';
import { dateAtStart, startsWithDate } from './dates.ts';
import { isDirectlyBelow } from './placed-days.ts';
import { continuesPeriod } from './transactions.ts';
import { amountsWithCents } from '../amounts.ts';

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');
const lineOf = (page: number, words: readonly Word[]): Line => ({ page, words, text: textOf(words) });

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

/** Some banks print a day once, beside the first of its rows. */
function withRepeatedDays(lines: readonly Line[]): Line[] {
  let day: Word[] = [];
  return lines.map((line) => {
    const hasAmount = amountsWithCents(line).length > 0;
    if (startsWithDate(line)) {
      day = opensDay(line) ? wordsOfDay(line) : [];
      return line;
    }
    const [first] = line.words;
    const end = day.at(-1);
    if (!hasAmount || !first || !end) return line;
    if (isOtherLine(line)) day = [];
    const isBesideDay = first.x > end.x + end.width || hasGapBetween(end, first);
    return day.length > 0 && isBesideDay ? lineOf(line.page, [...day, ...line.words]) : line;
  });
}

export const withInferredDays = (lines: readonly Line[]): Line[] => withRepeatedDays(withWrappedRows(lines));
