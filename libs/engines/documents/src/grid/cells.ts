import { type Amount, amountsOf } from '../amounts.ts';
import { textOf } from '../longest-texts.ts';
import { monthName } from '../month-names.ts';
import { hasGapBetween, type Line, type Word } from '../page.ts';
import { dateAtStart, type PrintedDate } from '../statements/dates.ts';

/** What a cell holds. Nothing else is read from its text. */
export type CellKind = 'day' | 'month' | 'amount' | 'number' | 'text';

export interface Cell {
  readonly kind: CellKind;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly words: readonly Word[];
  readonly amount: Amount | null;
  readonly day: PrintedDate | null;
}

/** A line, or the part of a line that belongs to one of several lists beside each other. */
export interface GridLine {
  readonly page: number;
  readonly words: readonly Word[];
  readonly cells: readonly Cell[];
  readonly text: string;
  readonly top: number;
  readonly height: number;
}

const rightOf = ({ x, width }: Word) => x + width;

function cellOf(kind: CellKind, words: readonly Word[], more: Partial<Cell> = {}): Cell {
  const [first, last] = [words[0], words.at(-1)];
  return {
    kind,
    text: textOf(words),
    left: first?.x ?? 0,
    right: last ? rightOf(last) : 0,
    words,
    amount: null,
    day: null,
    ...more,
  };
}

/** The number of words that the day at the start of these words has, if it ends with a word. */
function dayAt(words: readonly Word[], at: number): { day: PrintedDate; count: number } | null {
  const following = words.slice(at, at + 5);
  const end = following.findIndex(
    (word, place) => place > 0 && hasGapBetween(following[place - 1] ?? word, word),
  );
  const part = end < 0 ? following : following.slice(0, end);
  const read = dateAtStart(textOf(part));
  if (!read) return null;
  let length = -1;
  for (const [index, { text }] of part.entries()) {
    length += text.length + 1;
    if (length >= read.length) {
      const rest = textOf(part).slice(read.length, length);
      return /^[,.:]?$/.test(rest) ? { day: read.date, count: index + 1 } : null;
    }
  }
  return null;
}

const year = /^20\d\d$/;
const isNumber = (words: readonly Word[]) =>
  words.length <= 2 && words.every(({ text }) => /^[\d#*^]+$|^[#*^]*\d[\d*^#-]*$/.test(text));

/** "1902 on 1/24": the number of a check and its day. */
const isNumberOn = (words: readonly Word[]) =>
  words.length > 1 && /^on$/i.test(words.at(-1)?.text ?? '') && isNumber(words.slice(0, -1));

function kindOfText(words: readonly Word[]): CellKind {
  const [first, second] = words;
  if (
    first &&
    monthName.test(first.text) &&
    (words.length === 1 || (words.length === 2 && year.test(second?.text ?? '')))
  )
    return 'month';
  return isNumber(words) ? 'number' : 'text';
}

interface Open {
  readonly cells: Cell[];
  text: Word[];
}

function startsCell(words: readonly Word[], at: number, { cells, text }: Open): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word) return true;
  return hasGapBetween(before, word) || (text.length === 0 && cells.length > 0);
}

function closeText(open: Open): void {
  if (open.text.length > 0) open.cells.push(cellOf(kindOfText(open.text), open.text));
  open.text = [];
}

type Amounts = ReadonlyMap<number, Amount>;

function partAt(words: readonly Word[], at: number, amounts: Amounts, open: Open): Cell | null {
  const amount = amounts.get(at);
  if (amount) return cellOf('amount', words.slice(at, amount.last + 1), { amount });
  const mayBeDay = startsCell(words, at, open) || isNumber(open.text) || isNumberOn(open.text);
  const read = mayBeDay ? dayAt(words, at) : null;
  return read && cellOf('day', words.slice(at, at + read.count), { day: read.day });
}

export function cellsOf(words: readonly Word[]): Cell[] {
  const withCents = amountsOf({ words }).filter(({ hasCents }) => hasCents);
  const amounts = new Map(withCents.map((amount) => [amount.first, amount]));
  const open: Open = { cells: [], text: [] };
  for (let at = 0; at < words.length;) {
    const part = partAt(words, at, amounts, open);
    if (part?.kind === 'day' && isNumberOn(open.text)) open.text.pop();
    if (part || startsCell(words, at, open)) closeText(open);
    if (part) open.cells.push(part);
    else open.text.push(...words.slice(at, at + 1));
    at += part?.words.length ?? 1;
  }
  closeText(open);
  return open.cells;
}

export function lineFrom(page: number, words: readonly Word[], cells = cellsOf(words)): GridLine {
  const tops = words.map(({ y }) => y).sort((a, b) => a - b);
  const heights = words.map(({ height }) => height).sort((a, b) => a - b);
  const middle = Math.floor(words.length / 2);
  return { page, words, cells, text: textOf(words), top: tops[middle] ?? 0, height: heights[middle] ?? 1 };
}

export const gridLinesOf = (lines: readonly Line[]): GridLine[] =>
  lines.map(({ page, words }) => lineFrom(page, words));
