import { describe, expect, it } from '@jest/globals';
import { openRanges } from './open-ranges.ts';

const june = { from: '2026-06-01', to: '2026-06-30' };
const row = (day: number, cents: number, balance: number | null) => ({
  day: `2026-06-${String(day).padStart(2, '0')}`,
  cents,
  balance,
});
const rows = [row(4, 5000, 15_000), row(11, -3000, 12_000), row(15, 1000, null), row(22, 2000, 15_000)];
const whole = { opening: 10_000, closing: 15_000, period: june };

describe('the days of a statement whose rows do not close', () => {
  it('are none if each balance follows from the one before it, in both orders of print', () => {
    expect(openRanges(rows, whole)).toEqual([]);
    expect(openRanges(rows.toReversed(), whole)).toEqual([]);
  });

  it.each([0, 1, 2, 3])('are those around a lost row, with its amount (row %d)', (lost) => {
    const days = [
      ['2026-06-01', '2026-06-11', 5000],
      ['2026-06-04', '2026-06-22', -3000],
      ['2026-06-11', '2026-06-22', 1000],
      ['2026-06-11', '2026-06-30', 3000],
    ] as const;
    const [from, to, cents] = days[lost] ?? days[0];
    const others = rows.filter((_, at) => at !== lost);
    const left = lost === 3 ? [...others.slice(0, 2)] : others;
    expect(openRanges(left, whole)).toEqual([{ from, to, cents }]);
    expect(openRanges(left.toReversed(), whole)).toEqual([{ from, to, cents }]);
  });

  it('are none where one balance was misread and the next one closes', () => {
    const misread = rows.map((each, at) => (at === 1 ? { ...each, balance: 12_900 } : each));
    expect(openRanges(misread, whole)).toEqual([]);
  });

  it('are the whole period without balances of rows, and none without a first balance', () => {
    const bare = rows.map((each) => ({ ...each, balance: null }));
    expect(openRanges(bare, { ...whole, closing: 15_400 })).toEqual([{ ...june, cents: 400 }]);
    expect(openRanges(bare, { ...whole, opening: null })).toEqual([]);
    expect(openRanges(bare, { ...whole, opening: null, closing: null })).toEqual([]);
  });

  it('are at most fifty', () => {
    const odd = Array.from({ length: 80 }, (_, at) => row(1 + (at % 28), 100, 1000 * (at + 1) ** 2));
    expect(openRanges(odd, { opening: 0, closing: 1, period: june })).toHaveLength(50);
  });
});
