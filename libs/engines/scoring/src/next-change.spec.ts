import { describe, expect, it } from '@jest/globals';
import { fullMonthsSince } from './dates.ts';
import { nextChangesOf } from './next-change.ts';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const ageOf = (date: string, today: string) => (date === today ? 'today' : fullMonthsSince(date, today));

function firstOtherAge(date: string, today: string): string {
  let day = dayAfter(today, 1);
  while (ageOf(date, day) === ageOf(date, today)) day = dayAfter(day, 1);
  return day;
}

describe('the next change of a date', () => {
  it('is the first day with another age, for each day of a month on each day of a winter', () => {
    for (let date = '2023-12-20'; date <= '2024-03-02'; date = dayAfter(date, 1))
      for (let today = '2023-12-10'; today <= '2024-04-05'; today = dayAfter(today, 1))
        if (nextChangesOf([date], today)[0] !== firstOtherAge(date, today))
          expect([date, today, nextChangesOf([date], today)]).toEqual([
            date,
            today,
            [firstOtherAge(date, today)],
          ]);
  });

  it('is that of each date among the values', () => {
    expect(nextChangesOf(['', 12, true, 'a text', '2020-02-30', '2020-02-29'], '2026-02-28')).toEqual([
      '2026-03-01',
    ]);
  });
});
