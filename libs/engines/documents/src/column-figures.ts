import { worded } from '@groundwork/wording';
import { type Amount, amountsOf, centsOf, formatAmount } from './amounts.ts';
import { certaintyOf, isNearMiss, isSameAmount } from './contradiction.ts';
import { findings } from './documents.wording.ts';
import type { Figure } from './figures.ts';
import type { FigureRule } from './kinds/kind.ts';
import { type Segment, segmentsOf } from './layout.ts';
import type { Line, Word } from './page.ts';
import { documentRules } from './rules.ts';
import { type Signal, signalOf } from './signal.ts';

const reach = 6;

interface Heading {
  left: number;
  right: number;
}

/** The words of the match alone: headings of neighboring columns can be close to each other. */
function matchedWords({ text, words, left, right }: Segment, column: RegExp): Heading | null {
  const match = column.exec(text);
  if (!match) return null;
  let length = 0;
  const own = words.filter((word) => {
    const start = length;
    length += word.text.length + 1;
    return start < match.index + match[0].length && length > match.index + 1;
  });
  if (own.length === 0) return { left, right };
  return { left: Math.min(...own.map(({ x }) => x)), right: rightOf(own) };
}

const rightOf = (words: readonly Word[]) => Math.max(...words.map(({ x, width }) => x + width));

function headingUnder(above: Line | undefined, segment: Segment, column: RegExp): Heading | null {
  if (!above) return null;
  const over = segmentsOf(above).find(({ left, right }) => left < segment.right && right > segment.left);
  return over && column.test(`${over.text} ${segment.text}`) ? segment : null;
}

function headingOf(lines: readonly Line[], before: number, column: RegExp): Heading | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    const line = lines[at];
    const segments = line && !amountsOf(line).some(({ isMarked }) => isMarked) ? segmentsOf(line) : [];
    if (segments.length < 2) continue;
    const heading =
      segments.flatMap((segment) => matchedWords(segment, column) ?? [])[0] ??
      segments.flatMap((segment) => headingUnder(lines[at - 1], segment, column) ?? [])[0];
    if (heading) return heading;
  }
  return null;
}

const overlapOf = ({ left, right }: Heading, other: Heading) =>
  Math.min(right, other.right) - Math.max(left, other.left);

const amountBelow = (line: Line, heading: Heading): Amount | undefined =>
  amountsOf(line)
    .filter((amount) => overlapOf(amount, heading) > -reach)
    .sort((a, b) => overlapOf(b, heading) - overlapOf(a, heading))[0];

export function columnFigure(
  { name, label, labels, column }: FigureRule,
  lines: readonly Line[],
  recognition: number,
): Figure[] {
  if (!column) return [];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || !labels.some((each) => each.test(line.text))) continue;
    const heading = headingOf(lines, at, column);
    const amount = heading ? amountBelow(line, heading) : undefined;
    if (!amount) continue;
    const confidence = Math.round((amount.confidence ?? recognition) * 1000) / 1000;
    return [{ name, label, value: amount.value, text: null, confidence, page: line.page, box: amount.area }];
  }
  return [];
}

const minAmounts = 3;

interface RowSum {
  line: Line;
  total: Amount;
  parts: readonly Amount[];
  expected: number;
}

function rowSumOf(line: Line): RowSum[] {
  const amounts = amountsOf(line);
  const total = amounts.at(-1);
  if (!total || amounts.length < minAmounts) return [];
  const parts = amounts.slice(0, -1);
  const cents = parts.reduce((sum, { value }) => sum + centsOf(value), 0);
  return [{ line, total, parts, expected: cents / 100 }];
}

/** A row is doubted only beside rows that add up, and only by an amount that is nearly the same. */
export function checkRowTotals(lines: readonly Line[]): Signal[] {
  const sums = lines.flatMap(rowSumOf);
  const failed = sums.filter(({ total, expected }) => !isSameAmount(total.value, expected));
  if (failed.length * 2 >= sums.length) return [];
  return failed.map(({ line, total, parts, expected }) =>
    signalOf('REPORT_ARITHMETIC', {
      page: line.page,
      area: total.area,
      message: worded(findings, 'rowTotal'),
      expected: formatAmount(expected),
      actual: formatAmount(total.value),
      certainty:
        certaintyOf(total, parts, expected) *
        (isNearMiss(total.value, expected) ? 1 : documentRules.questionCertainty),
    }),
  );
}
