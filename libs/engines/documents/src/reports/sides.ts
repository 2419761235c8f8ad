import { amountsOf } from '../amounts.ts';
import { segmentsOf } from '../layout.ts';
import { textOf } from '../longest-texts.ts';
import type { Line, Word } from '../page.ts';

const minRows = 3;
const gap = 3;
const maxHeadingLines = 8;
const wordy = /[a-z]{2}/i;

interface Entry {
  line: Line;
  name: string;
  left: number;
  right: number;
}

const rightOf = ({ x, width }: Word) => x + width;

/** "Cash 12,634.79   Accounts Payable 36,856.10" has two entries. */
function entriesIn(line: Line): Entry[] {
  const amounts = amountsOf(line).filter(({ hasCents, isMarked }) => hasCents || isMarked);
  const texts = segmentsOf(line).filter(({ text }) => wordy.test(text));
  return texts.flatMap(({ left, text }, at) => {
    const next = texts[at + 1]?.left ?? Infinity;
    const own = amounts.filter((amount) => amount.left > left && amount.left < next);
    const right = Math.max(...own.map((amount) => amount.right));
    return own.length === 0 ? [] : [{ line, name: text, left, right }];
  });
}

const total = /^totals?\b/i;

function areSides(left: readonly Entry[], right: readonly Entry[]): boolean {
  if (Math.min(left.length, right.length) >= minRows) return true;
  return (
    Math.min(left.length, right.length) > 1 &&
    right.some(
      (one) => total.test(one.name) && left.some(({ name, line }) => line === one.line && total.test(name)),
    )
  );
}

/** Right of all amounts of the left side, and left of all names of the right side. */
function gutterOf(entries: readonly Entry[]): number | null {
  const sorted = [...entries].sort((one, other) => one.left - other.left);
  let right = -Infinity;
  for (const [at, entry] of sorted.entries()) {
    if (entry.left > right + gap && areSides(sorted.slice(0, at), sorted.slice(at))) return right + gap;
    right = Math.max(right, entry.right);
  }
  return null;
}

const crosses = ({ words }: Line, gutter: number) =>
  words.some((word) => word.x < gutter - 1 && rightOf(word) > gutter + 1);

const hasBothSides = (line: Line, gutter: number) =>
  !crosses(line, gutter) &&
  segmentsOf(line).some(({ right }) => right <= gutter + 1) &&
  segmentsOf(line).some(({ left }) => left >= gutter - 1) &&
  !segmentsOf(line).some(({ left, right }) => left < gutter - 1 && right > gutter + 1);

const part = (line: Line, words: readonly Word[]): Line[] =>
  words.length === 0 ? [] : [{ ...line, words, text: textOf(words) }];

const lastAmount = (lines: readonly Line[]) =>
  Math.max(...lines.flatMap(amountsOf).map(({ right }) => right));

function moved(line: Line, by: number): Line {
  return { ...line, words: line.words.map((word) => ({ ...word, x: word.x - by, moved: by })) };
}

function topOf(lines: readonly Line[], first: Line, gutter: number): number {
  const top = lines.indexOf(first);
  let from = top;
  const isFree = (line: Line | undefined) => line !== undefined && !crosses(line, gutter);
  while (top - from < maxHeadingLines && isFree(lines[from - 1])) from -= 1;
  while (from < top && !hasBothSides(lines[from] ?? first, gutter)) from += 1;
  return from;
}

function unfoldedPage(lines: readonly Line[]): readonly Line[] {
  const entries = lines.flatMap(entriesIn);
  const gutter = gutterOf(entries);
  const first = entries.find(({ left }) => gutter !== null && left >= gutter);
  if (gutter === null || !first) return lines;
  const from = topOf(lines, first.line, gutter);
  const body = lines.slice(from);
  if (body.filter((line) => crosses(line, gutter)).length > 1) return lines;
  const isLeft = ({ x }: Word) => x < gutter - 1;
  const left = body.flatMap((line) => part(line, line.words.filter(isLeft)));
  const right = body.flatMap((line) =>
    part(
      line,
      line.words.filter((word) => !isLeft(word)),
    ),
  );
  const by = lastAmount(right) - lastAmount(left);
  return [...lines.slice(0, from), ...left, ...right.map((line) => moved(line, by))];
}

function unfoldedWithin(lines: readonly Line[]): readonly Line[] {
  const entries = lines.map(entriesIn);
  if (gutterOf(entries.flat()) !== null) return unfoldedPage(lines);
  const first = entries.findIndex(({ length }) => length > 1);
  const last = entries.findLastIndex(({ length }) => length > 1);
  if (first < 0) return lines;
  const from = entries.slice(0, first).findLastIndex(({ length }) => length > 0) + 1;
  for (let to = lines.length; to > last; to -= 1)
    if (gutterOf(entries.slice(from, to).flat()) !== null)
      return [...lines.slice(0, from), ...unfoldedPage(lines.slice(from, to)), ...lines.slice(to)];
  return lines;
}

export function unfoldSides(lines: readonly Line[]): readonly Line[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.flatMap((page) => unfoldedWithin(lines.filter((line) => line.page === page)));
}
