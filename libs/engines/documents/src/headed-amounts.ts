import { type Amount, amountsOf } from './amounts.ts';
import { type Segment, segmentsOf } from './layout.ts';
import type { Line } from './page.ts';
import { remembered } from './remembered.ts';

export interface HeadedAmount {
  heading: string;
  amount: Amount;
}

const minAmounts = 3;
const maxHeadingLines = 3;
const maxHeightsApart = 2.5;
const reach = 4;

const centsIn = (line: Line) => amountsOf(line).filter(({ hasCents }) => hasCents);

const isNear = (upper: Line, lower: Line): boolean => {
  const [one, other] = [upper.words[0], lower.words[0]];
  if (!one || !other || upper.page !== lower.page) return false;
  return other.y - one.y < Math.max(one.height, other.height) * maxHeightsApart;
};

const isSameColumns = (one: readonly Amount[], other: readonly Amount[]) =>
  one.length === other.length && one.every(({ right }, at) => Math.abs(right - (other[at]?.right ?? 0)) < 16);

function headingLines(lines: readonly Line[], from: number, columns: number): (readonly Segment[])[] {
  const headings: (readonly Segment[])[] = [];
  for (let at = from; at >= 0 && headings.length < maxHeadingLines; at -= 1) {
    const [line, lower] = [lines[at], lines[at + 1]];
    if (!line || !lower || !isNear(line, lower) || amountsOf(line).length > 0) break;
    const segments = segmentsOf(line);
    if (segments.length < 2 || segments.length * 2 < columns) break;
    headings.unshift(segments);
  }
  return headings;
}

function headingOver({ left, right }: Amount, headings: readonly (readonly Segment[])[]): string {
  const over = (segment: Segment) => segment.left < right + reach && segment.right > left - reach;
  return headings
    .flatMap((segments) => segments.filter(over))
    .map(({ text }) => text)
    .join(' ');
}

const linesAbove = remembered((lines: readonly Line[]): readonly number[] => {
  const tops: number[] = [];
  let before: readonly Amount[] = [];
  for (const [at, line] of lines.entries()) {
    const amounts = centsIn(line);
    tops.push(at > 0 && isSameColumns(before, amounts) ? (tops[at - 1] ?? -1) : at - 1);
    before = amounts;
  }
  return tops;
});

export function headedAmounts(lines: readonly Line[], at: number): HeadedAmount[] | null {
  const line = lines[at];
  const amounts = line ? centsIn(line) : [];
  if (!line || amounts.length < minAmounts) return null;
  const headings = headingLines(lines, linesAbove(lines)[at] ?? -1, amounts.length);
  const headed = amounts.map((amount) => ({ amount, heading: headingOver(amount, headings) }));
  return headed.every(({ heading }) => /[a-z]{2}/i.test(heading)) ? headed : null;
}

export const tableHeadings = (lines: readonly Line[]): string[] =>
  lines.flatMap((_, at) => headedAmounts(lines, at)?.map(({ heading }) => heading) ?? []);
