import { hasGapBetween, type Line } from '../page.ts';
import { dayAt, hasAmount, lineOf } from './placed-days.ts';

const minItems = 3;

function numberBeforeDay({ words }: Line): number | null {
  const [number, day] = words;
  if (!number || !day || !/^\d{1,3}$/.test(number.text) || !hasGapBetween(number, day)) return null;
  return dayAt(words, 1) ? Number(number.text) : null;
}

const labelOfDay = /^(?:[dp]ate|posted|day)$/i;

function withoutDayLabels(lines: readonly Line[]): readonly Line[] {
  const isLabeled = (line: Line) =>
    labelOfDay.test(line.words[0]?.text ?? '') && dayAt(line.words, 1) !== null && hasAmount(line);
  if (lines.filter(isLabeled).length < minItems) return lines;
  return lines.map((line) => (isLabeled(line) ? lineOf(line.page, line.words.slice(1)) : line));
}

export const withoutRowMarks = (lines: readonly Line[]): readonly Line[] =>
  withoutItemNumbers(withoutDayLabels(lines));

const mostLost = 2;
const minFollowing = 0.8;

function areItems(items: readonly number[], isRecognized: boolean): boolean {
  if (items.length < minItems) return false;
  const lost = isRecognized ? mostLost : 0;
  const following = items.filter((number, at) => {
    const step = number - (items[at - 1] ?? 0);
    return number === 1 || (step >= 1 && step <= 1 + lost);
  });
  return following.length >= items.length * (isRecognized ? minFollowing : 1);
}

function hasMark({ words }: Line, left: number): boolean {
  const [mark, day] = words;
  if (!mark || !day || mark.confidence === undefined || mark.text.length > 3) return false;
  const isItem = /^\d{1,3}$/.test(mark.text) || dayAt(words, 1) !== null;
  return isItem && Math.abs(mark.x - left) < mark.height && hasGapBetween(mark, day);
}

/** "1   Jul. 5   Deposit, 2   Jul. 8   Deposit": the numbers of the rows are no days. */
function withoutItemNumbers(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.map(numberBeforeDay);
  const isRecognized = lines.some(({ words }) => words[0]?.confidence !== undefined);
  const items = numbers.filter((number) => number !== null);
  if (!areItems(items, isRecognized)) return lines;
  const left = lines[numbers.findIndex((number) => number !== null)]?.words[0]?.x ?? 0;
  return lines.map((line, at) =>
    numbers[at] === null && !hasMark(line, left) ? line : lineOf(line.page, line.words.slice(1)),
  );
}
