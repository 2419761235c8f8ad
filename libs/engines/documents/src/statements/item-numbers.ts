import { hasGapBetween, type Line } from '../page.ts';
import { dayAt, lineOf } from './placed-days.ts';

const minItems = 3;

function numberBeforeDay({ words }: Line): number | null {
  const [number, day] = words;
  if (!number || !day || !/^\d{1,3}$/.test(number.text) || !hasGapBetween(number, day)) return null;
  return dayAt(words, 1) ? Number(number.text) : null;
}

/** "1   Jul. 5   Deposit, 2   Jul. 8   Deposit": the numbers of the rows are no days. */
export function withoutItemNumbers(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.map(numberBeforeDay);
  const items = numbers.flatMap((number) => number ?? []);
  const following = items.filter((number, at) => number === 1 || number === (items[at - 1] ?? 0) + 1);
  if (items.length < minItems || following.length < items.length) return lines;
  return lines.map((line, at) => (numbers[at] === null ? line : lineOf(line.page, line.words.slice(1))));
}
