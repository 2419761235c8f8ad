import { type Amount, amountsOf, smallAmountFrom } from '../amounts.ts';
import { ascending, firstAbove } from '../ascending.ts';
import { hasGapBetween, type Line } from '../page.ts';

const small = /^(\()?(\d{1,2})\)?$/;
const alignment = 5;
const minAligned = 3;
const rareShare = 5;

const isAligned = (right: number, rights: readonly number[]): boolean =>
  (rights[firstAbove(rights, right - alignment) + minAligned - 1] ?? Infinity) < right + alignment;

export function wholeDollarColumns(lines: readonly Line[]): number[] {
  const amounts = lines.flatMap(amountsOf);
  const whole = ascending(amounts.filter(({ hasCents }) => !hasCents).map(({ right }) => right));
  const withCents = amounts.filter(({ hasCents }) => hasCents);
  const isBesideColumns = ({ right }: Amount) => !isAligned(right, whole);
  const isRare = withCents.length * rareShare < whole.length;
  return isRare && withCents.every(isBesideColumns) ? whole : [];
}

/** "Dec 31, 24" is no amount: a cell stands alone, with its currency or bracket at most. */
function isCell({ words }: Line, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    before !== undefined && word !== undefined && (/^[$(]+$/.test(before.text) || hasGapBetween(before, word))
  );
}

export function withSmallAmounts(line: Line, rights: readonly number[]): readonly Amount[] {
  const amounts = amountsOf(line);
  if (rights.length === 0) return amounts;
  const added = line.words.flatMap((word, at) => {
    const [, bracket, digits] = small.exec(word.text) ?? [];
    if (digits === undefined || !isAligned(word.x + word.width, rights) || !isCell(line, at)) return [];
    if (amounts.some(({ first, last }) => at >= first && at <= last)) return [];
    const amount = smallAmountFrom({ ...word, text: digits }, at);
    return [{ ...amount, value: bracket === undefined ? amount.value : -amount.value }];
  });
  return [...amounts, ...added].sort((a, b) => a.first - b.first);
}

const shortened = /^-?\d{1,7}\.\d$/;

export function withShortened(
  { words }: Line,
  amounts: readonly Amount[],
  rights: readonly number[],
): readonly Amount[] {
  const added = words.flatMap((word, at) => {
    return shortened.test(word.text) && isAligned(word.x + word.width, rights)
      ? [{ ...smallAmountFrom(word, at), hasCents: true }]
      : [];
  });
  return added.length === 0 ? amounts : [...amounts, ...added].sort((a, b) => a.first - b.first);
}

export const centColumns = (lines: readonly Line[]): number[] =>
  ascending(lines.flatMap(amountsOf).flatMap(({ hasCents, right }) => (hasCents ? [right] : [])));
