import { describe, expect, it } from '@jest/globals';
import { isCalendarDate, fullMonthsBetween, fullMonthsSince } from './dates.ts';

describe('full months between two dates', () => {
  it.each([
    ['2026-01-15', '2026-01-15', 0],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2025-12-31', '2026-01-01', 0],
    ['2025-08-31', '2026-02-28', 5],
    ['2025-08-31', '2026-03-01', 6],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2024-02-29', '2028-02-29', 48],
    ['1999-11-20', '2026-11-20', 324],
  ])('%s to %s: %d', (from, to, months) => expect(fullMonthsBetween(from, to)).toBe(months));
});

describe('months since a date', () => {
  it('is null for a blank date and for a future date', () => {
    expect(fullMonthsSince('', '2026-11-20')).toBeNull();
    expect(fullMonthsSince('2026-11-21', '2026-11-20')).toBeNull();
  });

  it('is 0 on the day itself', () => expect(fullMonthsSince('2026-11-20', '2026-11-20')).toBe(0));
});

describe('a calendar date', () => {
  it.each(['2024-02-29', '1900-01-01', '2026-12-31'])('is %s', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );
  it.each([
    '2023-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-1-1',
    '20260101',
    '2026-01',
    '2026',
    '2026-01-01T00:00:00Z',
    '',
  ])('is not %j', (text) => expect(isCalendarDate(text)).toBe(false));
});
