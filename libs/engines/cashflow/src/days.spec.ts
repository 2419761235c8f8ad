import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, byDay, daysBetween, lastDayOf, monthsBetween } from './days.ts';
import { down, halfUp } from './rounding.ts';

describe('the calendar', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 0, '2026-03-29'],
  ])('has for %s and %i days %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  it.each([
    ['2026-01', 1, '2026-02'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-10', -11, '2025-11'],
    ['2026-06', 24, '2028-06'],
  ])('has for %s and %i months %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it('has the last day of a month', () => {
    expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(lastDayOf)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-04-30',
      '2026-12-31',
    ]);
  });

  it('has each month between two', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
  });

  it('sorts by day and leaves equal days in their order', () => {
    const rows = ['2026-01-02 a', '2026-01-01 b', '2026-01-02 c', '2026-01-01 d'].map((text) => ({
      day: text.slice(0, 10),
      text,
    }));
    expect(rows.sort(byDay).map(({ text }) => text.slice(-1))).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('a rounded figure', () => {
  it.each([
    [5, 2, 3, 2],
    [-5, 2, -2, -3],
    [7, 3, 2, 2],
    [8, 3, 3, 2],
    [-7, 3, -2, -3],
    [0, 3, 0, 0],
    [6, 3, 2, 2],
  ])('of %i / %i is %i half up and %i down', (numerator, denominator, nearest, lower) => {
    expect(halfUp(numerator, denominator)).toBe(nearest);
    expect(down(numerator, denominator)).toBe(lower);
  });
});
