import { amountsWithCents } from '../amounts.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';
import { dateAtStart, type Period } from './dates.ts';
import { candidatesOf, digitsOf } from './day-candidates.ts';
import { daysInOrder, type Step } from './day-order.ts';
import { lineOf } from './placed-days.ts';
import { dayInStyle, type StyledDay, styledDay } from './printed-day.ts';

interface Cell {
  readonly line: number;
  readonly index: number;
  readonly page: number;
  readonly word: Word;
  readonly read: StyledDay | null;
}

const namedDay = /^.{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;

function isLikeDay(text: string): boolean {
  const isNamed = namedDay.test(text);
  const ofDay = isNamed ? text.slice(0, -3) : text;
  const isOther = !isNamed && (!/\d/.test(text) || text.length < 2 || text.length > 11);
  return !isOther && digitsOf(ofDay).length * 2 >= ofDay.length;
}

function cellsIn(line: Line, at: number): Cell[] {
  const amounts = amountsWithCents(line);
  if (amounts.length === 0) return [];
  const ends = new Set(amounts.map(({ last }) => last + 1));
  const isInAmount = (index: number) => amounts.some(({ first, last }) => index >= first && index <= last);
  return line.words.flatMap((word, index) => {
    const before = line.words[index - 1];
    const isStart = !before || ends.has(index) || hasGapBetween(before, word);
    if (word.confidence === undefined || !isStart || isInAmount(index)) return [];
    const read = styledDay(word.text);
    return read || isLikeDay(word.text) ? [{ line: at, index, page: line.page, word, read }] : [];
  });
}

const reach = 5;
const reachInLines = 14;

function columnsIn(cells: readonly Cell[]): Cell[][] {
  const columns: Cell[][] = [];
  for (const cell of cells) {
    const own = columns.find((column) => {
      const last = column.at(-1);
      return (
        last?.page === cell.page &&
        last.line !== cell.line &&
        cell.line - last.line <= reachInLines &&
        Math.abs(last.word.x - cell.word.x) < reach
      );
    });
    if (own) own.push(cell);
    else columns.push([cell]);
  }
  return columns;
}

const back = { inRows: 6, belowText: 1 };
const maxBack = 0.25;

function backCosts(column: readonly Cell[], lines: readonly Line[]): number[] {
  const costs = column.map(({ line }, at) => {
    const between = lines.slice((column[at - 1]?.line ?? line) + 1, line);
    return between.some((each) => amountsWithCents(each).length === 0) ? back.belowText : back.inRows;
  });
  const pairs = column.flatMap(({ read }, at) => {
    const before = column[at - 1]?.read;
    return read && before && costs[at] === back.inRows ? [Math.sign(read.day - before.day)] : [];
  });
  const fewest = Math.min(...[1, -1].map((sign) => pairs.filter((each) => each === sign).length));
  return fewest > pairs.length * maxBack ? costs.map(() => 0) : costs;
}

const minDays = 2;
const paddedPart = /(?:^|\D)0\d/;
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Mended = Map<Word, string>;

function mendColumn(
  column: readonly Cell[],
  lines: readonly Line[],
  period: Period | null,
): [Word, string][] {
  const read = column.flatMap((cell) => (cell.read ? [{ ...cell.read, word: cell.word }] : []));
  const first = read[0]?.style;
  if (!first || read.length < minDays) return [];
  const style = { ...first, isPadded: read.some(({ word }) => paddedPart.test(word.text)) };
  const widthOfLetter = median(read.map(({ word }) => word.width / word.text.length));
  const own = { style, days: read.map(({ day }) => day), widthOfLetter };
  const costs = backCosts(column, lines);
  const steps = column.map(({ word }, at): Step & { word: Word } => ({
    word,
    back: costs[at] ?? 0,
    candidates: candidatesOf(word, own, period),
  }));
  const possible = steps.filter(({ candidates }) => candidates.length > 0);
  const days = daysInOrder(possible);
  return possible.flatMap(({ word }, at): [Word, string][] => {
    const day = days[at] ?? null;
    const isRead = dateAtStart(word.text) !== null && styledDay(word.text)?.day === day;
    return day === null || isRead ? [] : [[word, dayInStyle(day, style)]];
  });
}

/** A day that was not read is the only one that looks like it and keeps the order of the rows. */
export function withMendedDays(lines: readonly Line[], period: Period | null): readonly Line[] {
  const columns = columnsIn(lines.flatMap(cellsIn));
  const mended: Mended = new Map(columns.flatMap((column) => mendColumn(column, lines, period)));
  if (mended.size === 0) return lines;
  const isMended = ({ words }: Line) => words.some((word) => mended.has(word));
  return lines.map((line) =>
    isMended(line)
      ? lineOf(
          line.page,
          line.words.map((word) => ({ ...word, text: mended.get(word) ?? word.text })),
        )
      : line,
  );
}
