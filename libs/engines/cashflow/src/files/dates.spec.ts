import { describe, expect, it } from '@jest/globals';
import { dateOrderOf, dayOf, isDate } from './dates.ts';

describe('the day of a cell', () => {
  it.each([
    ['2026-03-04', null, '2026-03-04'],
    ['2026/3/4', null, '2026-03-04'],
    ['2026.03.04', null, '2026-03-04'],
    ['20260304', null, '2026-03-04'],
    [' 3/4/2026 ', 'mdy', '2026-03-04'],
    ['3-4-2026', 'mdy', '2026-03-04'],
    ['03.04.26', 'dmy', '2026-04-03'],
    ['3/4/2026', 'ymd', null],
    ['3/4/2026', null, null],
    ['3/4-2026', 'mdy', null],
    ['2026-03/04', null, null],
    ['4 Mar 2026', null, '2026-03-04'],
    ['04-MAR-26', null, '2026-03-04'],
    ['4 march, 2026', null, '2026-03-04'],
    ['4 Mar. 2026', null, '2026-03-04'],
    ['Mar 4 2026', null, '2026-03-04'],
    ['Mar. 4, 2026', null, '2026-03-04'],
    ['September 30,26', null, '2026-09-30'],
    ['Ja 4, 2026', null, null],
    ['Foo 4, 2026', null, null],
    ['2026-03-04T10:00:00Z', null, '2026-03-04'],
    ['2026-03-04 9:05', null, '2026-03-04'],
    ['3/4/2026, 10:00 PM', 'mdy', '2026-03-04'],
    ['2026-03-04 noon', null, null],
    ['12026-03-04', null, null],
    ['2026-03-045', null, null],
    ['120260304', null, null],
    ['202603041', null, null],
    ['13/4/2026', 'mdy', null],
    ['3/4/202', 'mdy', null],
    ['113/4/2026', 'dmy', null],
    ['x4 Mar 2026', null, null],
    ['4 Mar 20267', null, null],
    ['xMar 4, 2026', null, null],
    ['Mar 4, 2026x', null, null],
    [`2026-03-04T10:00:00.${'0'.repeat(20)}`, null, '2026-03-04'],
    [`2026-03-04T10:00:00.${'0'.repeat(21)}`, null, null],
    ['2026-03-04 10:00\n', null, '2026-03-04'],
    ['2026-03-04 10:00\n11:00', null, null],
  ] as const)('%j in the order %j is %j', (cell, order, day) => expect(dayOf(cell, order)).toBe(day));

  it.each([
    ['Jan', '01'],
    ['Feb', '02'],
    ['Mar', '03'],
    ['Apr', '04'],
    ['May', '05'],
    ['Jun', '06'],
    ['Jul', '07'],
    ['Aug', '08'],
    ['Sep', '09'],
    ['Oct', '10'],
    ['Nov', '11'],
    ['Dec', '12'],
  ])('has the month %s as %s', (name, month) =>
    expect(dayOf(`${name} 9, 2026`, null)).toBe(`2026-${month}-09`),
  );

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-29', null],
    ['2028-02-29', '2028-02-29'],
    ['2026-04-31', null],
    ['2026-00-10', null],
    ['2026-01-00', null],
    ['2026-12-31', '2026-12-31'],
    ['2026-13-01', null],
    ['1970-01-01', '1970-01-01'],
    ['1969-12-31', null],
    ['2199-12-31', '2199-12-31'],
    ['2200-01-01', null],
  ])('is a day of the calendar: %s', (cell, day) => expect(dayOf(cell, null)).toBe(day));
});

describe('a date', () => {
  it.each([
    ['12/31/2026', true],
    ['31/12/2026', true],
    ['2026-12-31', true],
    ['31/31/2026', false],
    ['SHOP 12', false],
  ])('%j: %j', (cell, expected) => expect(isDate(cell)).toBe(expected));
});

describe('the order of day and month in a file', () => {
  it.each([
    ['month first', ['3/4/2026', '3/14/2026 10:00'], 'mdy'],
    ['day first', ['3/4/2026', '14/3/2026'], 'dmy'],
    ['the order of more dates', ['3/14/2026', '14/3/2026', '3/15/2026'], 'mdy'],
    ['unclear where each date fits both', ['3/4/2026', '5/6/2026'], 'unclear'],
    ['unclear with one date of each order', ['3/14/2026', '14/3/2026'], 'unclear'],
    ['without meaning where no date needs it', ['2026-03-04', 'Mar 4, 2026', ''], null],
    ['without meaning where no date fits', ['31/31/2026'], null],
    ['without meaning in a file without dates', [], null],
  ])('is %s', (_name, cells, order) => expect(dateOrderOf(cells)).toBe(order));
});
