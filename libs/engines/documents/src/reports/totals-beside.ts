import { type Amount, amountsOf, centsOf } from '../amounts.ts';
import type { Line, Word } from '../page.ts';
import { lineOf } from '../statements/placed-days.ts';
import { valuesIn } from './values-in.ts';

const alignment = 8;
const minSums = 2;

interface Beside {
  line: Line;
  heading: Line;
  total: Amount;
  isSum: boolean;
}

const valuesOf = (line: Line) => valuesIn(line, amountsOf(line));
const areAligned = (one: Amount, other: Amount) => Math.abs(one.right - other.right) < alignment;

function sectionAbove(
  lines: readonly Line[],
  at: number,
  own: Amount,
): { heading: Line; items: Amount[] } | null {
  const items: Amount[] = [];
  for (const line of lines.slice(0, at).reverse()) {
    const [item, other] = valuesOf(line);
    if (!item) return { heading: line, items };
    if (other || !areAligned(item, own)) return null;
    items.push(item);
  }
  return null;
}

function totalBeside(lines: readonly Line[], line: Line): Beside[] {
  const [own, total, other] = valuesOf(line);
  if (!own || !total || other || own.first === 0 || total.first !== own.last + 1) return [];
  const section = sectionAbove(lines, lines.indexOf(line), own);
  if (!section) return [];
  const cents = [own, ...section.items].reduce((sum, { value }) => sum + centsOf(value), 0);
  const isSum = section.items.length > 0 && cents === centsOf(total.value);
  return [{ line, heading: section.heading, total, isSum }];
}

const sign = /^(?:less|plus|add|deduct):?$/i;

function totalLine({ line, heading, total }: Beside): Line {
  const named = heading.words.filter(({ text }, at) => at > 0 || !sign.test(text));
  const words: Word[] = named.slice(0, 1).map((word) => ({ ...word, text: 'Total' }));
  return lineOf(line.page, [...words, ...named, ...line.words.slice(total.first)]);
}

/** Typists put the total of a section beside its last row, in a column of its own. */
export function withTotalsBelow(lines: readonly Line[]): readonly Line[] {
  const all = lines.flatMap((line) => totalBeside(lines, line));
  const sums = all.filter(({ isSum }) => isSum);
  const [first] = sums;
  if (!first || sums.length < minSums) return lines;
  const totals = new Map(
    all.filter(({ total }) => areAligned(total, first.total)).map((each) => [each.line, each]),
  );
  return lines.flatMap((line) => {
    const beside = totals.get(line);
    return beside ? [lineOf(line.page, line.words.slice(0, beside.total.first)), totalLine(beside)] : [line];
  });
}
