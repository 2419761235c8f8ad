import { amountsOf } from '../amounts.ts';
import { segmentsOf } from '../layout.ts';
import type { Line, Word } from '../page.ts';

const minDualRows = 3;
const maxHeadingLines = 8;
const wordy = /[a-z]{2}/i;

interface DualRow {
  line: Line;
  left: number;
}

const rightOf = ({ x, width }: Word) => x + width;

/** "Cash 12,634.79   Accounts Payable 36,856.10": a text with an amount, beside another one. */
function dualRow(line: Line): DualRow[] {
  const amounts = amountsOf(line);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (!first || !last || first === last) return [];
  const [start, ...segments] = segmentsOf(line);
  if (!start || start.left >= first.left || !wordy.test(start.text)) return [];
  const own = segments.filter(
    ({ left, right, text }) => left > first.right && right < last.left + 1 && wordy.test(text),
  );
  const [text] = own;
  return own.length === 1 && text ? [{ line, left: text.left }] : [];
}

const crosses = ({ words }: Line, gutter: number) =>
  words.some((word) => word.x < gutter - 1 && rightOf(word) > gutter + 1);

const hasBothSides = (line: Line, gutter: number) =>
  !crosses(line, gutter) &&
  segmentsOf(line).some(({ right }) => right <= gutter + 1) &&
  segmentsOf(line).some(({ left }) => left >= gutter - 1) &&
  !segmentsOf(line).some(({ left, right }) => left < gutter - 1 && right > gutter + 1);

const part = (line: Line, words: readonly Word[]): Line[] =>
  words.length === 0 ? [] : [{ ...line, words, text: words.map(({ text }) => text).join(' ') }];

const lastAmount = (lines: readonly Line[]) =>
  Math.max(...lines.flatMap(amountsOf).map(({ right }) => right));

function moved(line: Line, by: number): Line {
  return { ...line, words: line.words.map((word) => ({ ...word, x: word.x - by, moved: by })) };
}

function unfoldedPage(lines: readonly Line[]): readonly Line[] {
  const dual = lines.flatMap(dualRow);
  const first = dual[0];
  if (!first || dual.length < minDualRows) return lines;
  const gutter = Math.min(...dual.map(({ left }) => left));
  let from = lines.indexOf(first.line);
  const top = from;
  while (from > 0 && top - from < maxHeadingLines && !crosses(lines[from - 1] ?? first.line, gutter))
    from -= 1;
  while (from < top && !hasBothSides(lines[from] ?? first.line, gutter)) from += 1;
  const body = lines.slice(from);
  if (body.filter((line) => crosses(line, gutter)).length > 1) return lines;
  const left = body.flatMap((line) =>
    part(
      line,
      line.words.filter(({ x }) => x < gutter - 1),
    ),
  );
  const right = body.flatMap((line) =>
    part(
      line,
      line.words.filter(({ x }) => x >= gutter - 1),
    ),
  );
  const by = lastAmount(right) - lastAmount(left);
  return [...lines.slice(0, from), ...left, ...right.map((line) => moved(line, by))];
}

/** A report with two sides beside each other, as one side below the other. */
export function unfoldSides(lines: readonly Line[]): readonly Line[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.flatMap((page) => unfoldedPage(lines.filter((line) => line.page === page)));
}
