import { type Amount, amountsOf, smallAmountFrom } from '../amounts.ts';
import type { Line } from '../page.ts';

const small = /^(\()?(\d{1,2})\)?$/;
const alignment = 5;
const minAligned = 3;

export function wholeDollarColumns(lines: readonly Line[]): number[] {
  const amounts = lines.flatMap(amountsOf);
  return amounts.some(({ hasCents }) => hasCents) ? [] : amounts.map(({ right }) => right);
}

export function withSmallAmounts(line: Line, rights: readonly number[]): readonly Amount[] {
  const amounts = amountsOf(line);
  if (rights.length === 0) return amounts;
  const added = line.words.flatMap((word, at) => {
    const [, bracket, digits] = small.exec(word.text) ?? [];
    const right = word.x + word.width;
    const aligned = rights.filter((each) => Math.abs(each - right) < alignment);
    if (at === 0 || digits === undefined || aligned.length < minAligned) return [];
    if (amounts.some(({ first, last }) => at >= first && at <= last)) return [];
    const amount = smallAmountFrom({ ...word, text: digits }, at);
    return [{ ...amount, value: bracket === undefined ? amount.value : -amount.value }];
  });
  return [...amounts, ...added].sort((a, b) => a.first - b.first);
}
