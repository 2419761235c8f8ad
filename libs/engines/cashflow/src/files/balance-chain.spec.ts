import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { addDays } from '../days.ts';
import { chainSign, csvAnchors, inChainOrder } from './balance-chain.ts';

const row = (day: string, cents: number, balance: number | null) => ({
  day: `2026-06-${day}`,
  cents,
  balance,
});
const fixed = (anchors: ReturnType<typeof csvAnchors>) => anchors.filter(({ extended }) => extended !== true);
const today = '2026-06-30';

describe('the sign of amounts beside balances', () => {
  it.each([
    ['as printed', [row('01', 5, 105), row('02', -3, 102)], 'as_is'],
    ['as printed, the last row first', [row('02', -3, 102), row('01', 5, 105)], 'as_is'],
    ['reversed', [row('01', 5, 95), row('02', -3, 98), row('03', 2, 96)], 'reversed'],
    ['reversed, the last row first', [row('03', 2, 96), row('02', -3, 98), row('01', 5, 95)], 'reversed'],
    ['as printed without balances', [row('01', 5, null), row('02', -3, null)], 'as_is'],
    [
      'reversed over a row without a balance',
      [row('01', 1, 9), row('02', 4, null), row('03', 2, 3)],
      'reversed',
    ],
  ])('is %s', (_name, rows, sign) => expect(chainSign(rows)).toBe(sign));
});

describe('the order of the rows', () => {
  const up = [row('01', 5, 105), row('01', -3, 102), row('02', 7, 109)];
  const down = up.toReversed();

  it('is the one in which the balances join', () => {
    expect(inChainOrder(up)).toEqual(up);
    expect(inChainOrder(down)).toEqual(up);
    const sameDay = [row('01', 7, 109), row('01', -3, 102), row('01', 5, 105)];
    expect(inChainOrder(sameDay)).toEqual(sameDay.toReversed());
  });

  it('is that of the days if no balance decides', () => {
    const without = [row('01', 5, null), row('02', 6, null)];
    expect(inChainOrder(without)).toEqual(without);
    expect(inChainOrder(without.toReversed())).toEqual(without);
    const twoOfOneDay = [row('01', 7, null), ...without];
    expect(inChainOrder(twoOfOneDay)).toEqual(twoOfOneDay);
    const startsWithTwo = [...without, row('02', 7, null)];
    expect(inChainOrder(startsWithTwo.toReversed())).toEqual(startsWithTwo);
    expect(inChainOrder([row('01', 5, null), row('01', 6, null)])).toBeNull();
  });

  it('is unknown if the first amount equals the first balance', () => {
    expect(inChainOrder([row('01', 10, 10), row('01', -10, 0)])).toBeNull();
  });

  it('is any order of one row or none', () => {
    expect(inChainOrder([])).toEqual([]);
    expect(inChainOrder([row('01', 5, 9)])).toEqual([row('01', 5, 9)]);
  });
});

describe('the balances of a CSV file', () => {
  it('are the last one of each day, and the one before the first row', () => {
    const rows = [row('10', 5, 105), row('10', -3, 102), row('12', 7, 109)];
    expect(csvAnchors(rows, [], today)).toEqual([
      { day: '2026-06-09', cents: 100 },
      { day: '2026-06-10', cents: 102 },
      { day: '2026-06-12', cents: 109 },
    ]);
  });

  it('are none for a day whose last row has none', () => {
    const rows = [row('10', 5, 105), row('11', 2, null), row('12', 7, 114)];
    expect(fixed(csvAnchors(rows, [], today)).map(({ day }) => day.slice(8))).toEqual(['09', '10', '12']);
    expect(csvAnchors([row('10', 5, null), row('12', 7, 114)], [], today)).toEqual([
      { day: '2026-06-12', cents: 114 },
    ]);
  });

  it('are none for a day with a row of another day between its rows', () => {
    const rows = [row('10', 5, 105), row('12', 1, 106), row('11', 1, 107), row('13', 1, 108)];
    expect(fixed(csvAnchors(rows, [], today)).map(({ day }) => day.slice(8))).toEqual(['09', '10', '13']);
  });

  it('have no opening before a row of an earlier day', () => {
    const rows = [row('11', 5, 105), row('10', 1, 106), row('12', 1, 107)];
    expect(fixed(csvAnchors(rows, [], today)).map(({ day }) => day.slice(8))).toEqual(['12']);
  });

  it('are none for a day before a row of an earlier day that is not the next one', () => {
    const rows = [row('11', 1, 101), row('12', 2, 103), row('10', 3, 106)];
    expect(csvAnchors(rows, [], today)).toEqual([]);
  });

  it('are none without rows', () => expect(csvAnchors([], [], today)).toEqual([]));
});

describe('the reach of a CSV file', () => {
  const reach = (first: string, last: string, until = '2026-07-01', waiting: string[] = []) =>
    csvAnchors([row(first, 5, 105), row(last, 7, 112)], waiting, until)
      .filter(({ extended }) => extended)
      .map(({ day, cents, skips }) => [day, cents, ...(skips ?? [])]);
  const start = ['2026-05-31', 100, '2026-06-01', '2026-06-05'];
  const end = ['2026-06-30', 112, '2026-06-26', '2026-06-30'];

  it('is five days at both ends of a month', () => {
    expect(reach('06', '25')).toEqual([start, end]);
    expect(reach('07', '24')).toEqual([]);
  });

  it('is one day, or none from the first to the last day', () => {
    expect(reach('02', '29')).toEqual([
      ['2026-05-31', 100, '2026-06-01', '2026-06-01'],
      ['2026-06-30', 112, '2026-06-30', '2026-06-30'],
    ]);
    expect(reach('01', '30')).toEqual([]);
  });

  it('ends before today', () => {
    expect(reach('06', '25', '2026-06-30')).toEqual([start]);
    expect(reach('06', '25', '2026-07-01')).toEqual([start, end]);
  });

  it.each([
    ['2026-06-25', [start, end]],
    ['2026-06-26', [start]],
    ['2026-06-30', [start]],
    ['2026-07-01', [start, end]],
    ['2026-06-01', [end]],
    ['2026-06-05', [end]],
    ['2026-06-06', [start, end]],
  ])('has no day on which a row waits: %s', (day, expected) => {
    expect(reach('06', '25', '2026-07-01', [day])).toEqual(expected);
  });

  it('has no end if the last day has no balance', () => {
    const rows = [row('01', 5, 105), row('25', 7, null)];
    expect(csvAnchors(rows, [], '2026-07-01').filter(({ extended }) => extended)).toEqual([]);
  });
});

describe('a day', () => {
  const days = (rows: Parameters<typeof csvAnchors>[0]) =>
    fixed(csvAnchors(rows, [], today)).map(({ day, cents }) => [day.slice(8), cents]);
  const rows = [row('10', 5, 105), row('10', -3, 102), row('10', 20, 122), row('12', 7, 129)];
  const closed = [
    ['09', 100],
    ['10', 122],
    ['12', 129],
  ];

  it('is closed by any of its balances, in each order of its rows', () => {
    const [a, b, c, last] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
    for (const order of [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ])
      expect(days([...order, last])).toEqual(closed);
  });

  it('is not closed by a balance to which its rows do not lead', () => {
    const broken = [row('10', 5, 105), row('11', 3, 110), row('11', 4, 114)];
    expect(days(broken)).toEqual([
      ['09', 100],
      ['10', 105],
      ['11', 114],
    ]);
  });

  it('is closed by the balance of the evening that a bank prints beside each row', () => {
    const evenings = [row('10', 5, 122), row('10', -3, 122), row('10', 20, 122), row('12', 7, 129)];
    expect(days(evenings)).toEqual(closed);
  });

  it('has the balances of lines of their own before and after it', () => {
    const sides = {
      opening: { day: '2026-06-08', cents: 100 },
      closing: { day: '2026-06-20', cents: 129 },
      order: null,
    };
    const anchors = fixed(csvAnchors(rows, [], today, sides));
    expect(anchors.map(({ day, cents }) => [day.slice(8), cents])).toEqual([
      ['07', 100],
      ['10', 122],
      ['12', 129],
      ['20', 129],
    ]);
  });

  it('of a file with one day has the usual order of its bank', () => {
    const equal = [row('10', 10, 10), row('10', -10, 0)];
    const anchorsIn = (order: 'newest' | 'oldest' | null) =>
      fixed(csvAnchors(equal, [], today, { opening: null, closing: null, order })).map(({ cents }) => cents);
    expect([anchorsIn('oldest'), anchorsIn('newest'), anchorsIn(null)]).toEqual([[0, 0], [10, 10], []]);
  });

  it('has the same end in each order of its rows, for any rows', () => {
    const payment = fc.record({
      gap: fc.constantFrom(0, 0, 1, 3),
      cents: fc.integer({ min: -9999, max: 9999 }),
    });
    fc.assert(
      fc.property(
        fc.array(payment, { minLength: 3, maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        (given, keys) => {
          let [day, balance] = ['2026-05-01', 1_000_000];
          const chain = given.map(({ gap, cents }) => {
            day = addDays(day, gap);
            balance += cents;
            return { day, cents, balance };
          });
          const mixed = chain
            .map((each) => ({ each, key: keys.next().value as number }))
            .sort((a, b) => (a.each.day < b.each.day ? -1 : a.each.day > b.each.day ? 1 : a.key - b.key))
            .map(({ each }) => each);
          const ends = new Map(chain.map((each) => [each.day, each.balance]));
          const anchors = fixed(csvAnchors(mixed, [], '2027-01-01')).slice(1);
          for (const { day: evening, cents } of anchors)
            expect([evening, cents]).toEqual([evening, ends.get(evening)]);
        },
      ),
      { numRuns: cases(500) },
    );
  });
});
