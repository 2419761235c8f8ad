import { hasGapBetween, type Line } from '../page.ts';
import { dayAt, hasAmount, lineOf } from './placed-days.ts';

const minItems = 3;

function numberBeforeDay({ words }: Line): number | null {
  const [number, day] = words;
  if (!number || !day || !/^\d{1,3}$/.test(number.text) || !hasGapBetween(number, day)) return null;
  return dayAt(words, 1) ? Number(number.text) : null;
}

const labelOfDay = /^(?:date|posted|day)$/i;

function withoutDayLabels(lines: readonly Line[]): readonly Line[] {
  const isLabeled = (line: Line) =>
    labelOfDay.test(line.words[0]?.text ?? '') && dayAt(line.words, 1) !== null && hasAmount(line);
  if (lines.filter(isLabeled).length < minItems) return lines;
  return lines.map((line) => (isLabeled(line) ? lineOf(line.page, line.words.slice(1)) : line));
}

export const withoutRowMarks = (lines: readonly Line[]): readonly Line[] =>
  withoutItemNumbers(withoutDayLabels(lines));

/** "1   Jul. 5   Deposit, 2   Jul. 8   Deposit": the numbers of the rows are no days. */
function withoutItemNumbers(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.map(numberBeforeDay);
  const items = numbers.flatMap((number) => number ?? []);
  const isOnPaper = lines.some(isRecognized);
  const following = items.filter((number, at) => {
    const before = items[at - 1] ?? 0;
    return number === 1 || number === before + 1 || (isOnPaper && number > before);
  });
  if (items.length < minItems || following.length < items.length) return lines;
  const lefts = lines.flatMap(({ words }, at) => (numbers[at] === null ? [] : (words[0]?.x ?? [])));
  return lines.map((line, at) =>
    numbers[at] !== null || (isRecognized(line) && isItemBelow(line, lefts))
      ? lineOf(line.page, line.words.slice(1))
      : line,
  );
}

const isRecognized = ({ words }: Line): boolean => words[0]?.confidence !== undefined;
const aligned = 12;

function isItemBelow({ words }: Line, lefts: readonly number[]): boolean {
  const [word] = words;
  return (
    word !== undefined &&
    /^\d{1,3}$/.test(word.text) &&
    lefts.some((left) => Math.abs(left - word.x) < aligned)
  );
}
