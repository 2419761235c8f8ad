import { describe, expect, it } from '@jest/globals';
import type { Anchor } from '../files/bank-file.ts';
import { accountMonths, joined, type AccountLedger } from './account-months.ts';
import { anchorSet } from './anchors.ts';
import { disagreements, type CoveringFile } from './disagreements.ts';

const day = (number: number): string => `2026-06-${String(number).padStart(2, '0')}`;
const anchor = (number: number, cents: number): Anchor => ({ day: day(number), cents });
const reach = (number: number, cents: number, from: number, to: number): Anchor => ({
  ...anchor(number, cents),
  extended: true,
  skips: [day(from), day(to)],
});

describe('the known balances of an account', () => {
  it('are one for each day, in the order of the days', () => {
    const given = [anchor(9, 90), anchor(3, 30), anchor(9, 90), anchor(5, 50)];
    expect(anchorSet(given, [])).toEqual({
      anchors: [anchor(3, 30), anchor(5, 50), anchor(9, 90)],
      disputed: [],
    });
  });

  it('are disputed with two amounts for one day', () => {
    const given = [anchor(9, 90), anchor(3, 30), anchor(9, 91), anchor(5, 50), anchor(3, 31)];
    expect(anchorSet(given, [])).toEqual({ anchors: [anchor(5, 50)], disputed: [day(3), day(9)] });
  });

  it.each([
    ['before its first skipped day', 25, true],
    ['on its first skipped day', 26, false],
    ['on its last skipped day', 30, false],
  ])('reach the end of a month with a row %s: %#', (_name, row, stays) => {
    const end = reach(30, 70, 26, 30);
    const { anchors } = anchorSet([anchor(25, 70), end], [{ day: day(row), cents: 1 }]);
    expect(anchors.includes(end)).toBe(stays);
  });

  it.each([
    ['an equal balance', anchor(28, 70), true],
    ['another balance after its last day', { day: '2026-07-01', cents: 71 }, true],
    ['another balance', anchor(28, 71), false],
    ['another balance on the evening before', anchor(25, 71), false],
    ['another balance two evenings before', anchor(24, 71), true],
    ['another balance on the last day', anchor(30, 71), false],
  ])('reach the end of a month beside %s: %#', (_name, firm, stays) => {
    const end = reach(30, 70, 26, 30);
    expect(anchorSet([firm, end], []).anchors.includes(end)).toBe(stays);
  });
});

describe('a balance of the bank among skipped days', () => {
  const end = reach(30, 70, 26, 30);

  it('wins over the reached one, also beside balances that do not contradict it', () => {
    const firm = [anchor(10, 5), anchor(28, 71)];
    expect(anchorSet([...firm, end], [])).toEqual({ anchors: firm, disputed: [] });
  });

  it('wins without a dispute on the last skipped day', () => {
    expect(anchorSet([anchor(30, 71), end], [])).toEqual({ anchors: [anchor(30, 71)], disputed: [] });
  });
});

describe('joined periods', () => {
  const period = (from: number, to: number) => ({ from: day(from), to: day(to) });

  it.each([
    ['apart', [period(1, 3), period(5, 7)], [period(1, 3), period(5, 7)]],
    ['neighbors', [period(1, 3), period(4, 7)], [period(1, 7)]],
    ['with common days', [period(2, 6), period(1, 3)], [period(1, 6)]],
    ['inside another', [period(1, 9), period(3, 5)], [period(1, 9)]],
    ['none', [], []],
  ])('are, %s, in the order of their days', (_name, periods, expected) => {
    expect(joined(periods)).toEqual(expected);
  });
});

describe('the months of an account', () => {
  const ledger = (change: Partial<AccountLedger>): AccountLedger => ({
    rows: [],
    anchors: [],
    covered: [],
    closedOn: null,
    ...change,
  });
  const month = (from: string, to: string) => [{ from: `2026-${from}`, to: `2026-${to}` }];

  it('begin with the first whole one', () => {
    const first = (covered: AccountLedger['covered']) => accountMonths(ledger({ covered })).firstWholeMonth;
    expect(first(month('05-31', '07-02'))).toBe('2026-06');
    expect(first(month('06-01', '07-02'))).toBe('2026-06');
    expect(first(month('06-02', '07-02'))).toBe('2026-07');
    expect(first([])).toBeNull();
    expect(accountMonths(ledger({})).months).toEqual([]);
  });

  it('name the days that no file covers', () => {
    const covered = [...month('06-03', '06-10'), ...month('06-09', '06-12'), ...month('06-15', '06-28')];
    expect(accountMonths(ledger({ covered })).months).toMatchObject([
      {
        state: 'open',
        missing: [
          { from: day(1), to: day(2) },
          { from: day(13), to: day(14) },
          { from: day(29), to: day(30) },
        ],
      },
    ]);
    expect(accountMonths(ledger({ covered: month('06-30', '07-01') })).months).toMatchObject([
      { missing: [{ from: day(1), to: day(29) }] },
      { missing: [{ from: '2026-07-02', to: '2026-07-31' }] },
    ]);
  });

  it('miss no day of the next month before its first covered day', () => {
    const covered = [...month('06-01', '06-20'), ...month('07-10', '07-31')];
    expect(accountMonths(ledger({ covered })).months.map(({ missing }) => missing)).toEqual([
      [{ from: day(21), to: day(30) }],
      [{ from: '2026-07-01', to: '2026-07-09' }],
    ]);
  });

  it('are broken by the sum of the differences in their days', () => {
    const anchors = [{ day: '2026-05-31', cents: 100 }, anchor(10, 105), anchor(20, 107), anchor(30, 107)];
    const rows = [
      { day: day(10), cents: 5 },
      { day: day(11), cents: 4 },
      { day: day(30), cents: -9 },
    ];
    const broken = accountMonths(ledger({ anchors, rows, covered: month('06-01', '06-30') }));
    expect(broken.months).toMatchObject([{ state: 'broken', difference: 7, opening: 100, closing: 107 }]);
    expect(broken.segments).toEqual([
      { from: day(1), to: day(10), difference: 0 },
      { from: day(11), to: day(20), difference: -2 },
      { from: day(21), to: day(30), difference: 9 },
    ]);
  });

  it('have no balance of an evening that no bank names', () => {
    const anchors = [anchor(5, 100), anchor(25, 100)];
    expect(accountMonths(ledger({ anchors, covered: month('06-01', '06-30') })).months).toMatchObject([
      { state: 'open', opening: null, closing: null, difference: null },
    ]);
  });

  it.each([
    ['the evening before its first day', '2026-05-31', true],
    ['its last day', day(30), true],
    ['two evenings before', '2026-05-30', false],
    ['the day after', '2026-07-01', false],
  ])('are disputed by two balances on %s: %#', (_name, at, isDisputed) => {
    const anchors = [
      { day: at, cents: 1 },
      { day: at, cents: 2 },
    ];
    const [june] = accountMonths(ledger({ anchors, covered: month('06-01', '06-30') })).months;
    expect(june?.state === 'disputed').toBe(isDisputed);
  });

  it.each([
    [day(1), true],
    [day(30), true],
    ['2026-05-31', false],
    ['2026-07-01', false],
  ])('are disputed by a row on %s: %j', (at, isDisputed) => {
    const [june] = accountMonths(ledger({ disputedDays: [at], covered: month('06-01', '06-30') })).months;
    expect(june?.state === 'disputed').toBe(isDisputed);
  });

  it('have after the end of a closed account its last balance', () => {
    const anchors = [{ day: '2026-05-31', cents: 100 }, anchor(12, 0)];
    const rows = [{ day: day(12), cents: -100 }];
    const covered = month('06-01', '07-31');
    const closed = accountMonths(ledger({ anchors, rows, covered, closedOn: day(12) }));
    expect(closed.months).toMatchObject([
      { month: '2026-06', state: 'reconciled', opening: 100, closing: 0, missing: [] },
      { month: '2026-07', opening: 0, closing: 0 },
    ]);
  });
});

describe('two files for the same days', () => {
  type Rows = readonly (readonly [number, number, string?])[];
  const file = (id: string, from: number, to: number, rows: Rows): CoveringFile => ({
    id,
    source: id,
    covered: { from: day(from), to: day(to) },
    rows: rows.map(([at, cents, text = id]) => ({ day: day(at), cents, text, id: null })),
  });
  const rowsOf = (a: Rows, b: Rows) =>
    disagreements([file('a', 1, 20, a), file('b', 10, 30, b)]).flatMap(({ rows }) =>
      rows.map((row) => `${row.fileId} ${Number(row.day.slice(8))} ${row.cents}`),
    );

  it.each([
    ['the second common day', [[11, 5]], [], ['a 11 5']],
    ['the last common day but one', [[19, 5]], [], ['a 19 5']],
    ['the first common day', [[10, 5]], [[20, 5]], []],
    ['a day that one file covers', [[9, 5]], [[21, 5]], []],
  ] as const)('speak for %s', (_name, a, b, expected) => expect(rowsOf(a, b)).toEqual(expected));

  it('agree about an amount within three days, each row once', () => {
    expect(rowsOf([[12, 5]], [[15, 5]])).toEqual([]);
    expect(rowsOf([[15, 5]], [[12, 5]])).toEqual([]);
    expect(rowsOf([[12, 5]], [[16, 5]])).toEqual(['a 12 5', 'b 16 5']);
    expect(
      rowsOf(
        [
          [12, 5],
          [13, 5],
        ],
        [[14, 5]],
      ),
    ).toEqual(['a 13 5']);
    expect(
      rowsOf(
        [[14, 5]],
        [
          [12, 5],
          [13, 5],
        ],
      ),
    ).toEqual(['b 13 5']);
  });

  it('agree first about rows that are the same', () => {
    const same = [12, 5, 'SHOP'] as const;
    expect(rowsOf([same, [15, 5]], [same, [18, 5]])).toEqual([]);
    expect(rowsOf([same, same], [same])).toEqual(['a 12 5']);
    expect(rowsOf([same], [same, same, same])).toEqual(['b 12 5', 'b 12 5']);
  });

  it('agree about equal amounts, row by row', () => {
    const same = [12, 5, 'SHOP'] as const;
    expect(rowsOf([[14, 5], same], [same, [17, 5]])).toEqual([]);
    expect(
      rowsOf(
        [
          [12, 5],
          [13, 5],
        ],
        [
          [12, 5],
          [13, 5],
        ],
      ),
    ).toEqual([]);
    expect(
      rowsOf(
        [
          [12, 5],
          [18, 5],
        ],
        [[19, 5]],
      ),
    ).toEqual(['a 12 5']);
    expect(rowsOf([same], [same, same])).toEqual(['b 12 5']);
  });

  it('begin with the later first day, and end with the earlier last day', () => {
    const whole = (rows: Rows) => file('b', 1, 30, rows);
    const inner = file('a', 5, 20, []);
    const days = (a: CoveringFile, b: CoveringFile) =>
      disagreements([a, b]).flatMap(({ rows }) => rows.map((row) => Number(row.day.slice(8))));
    const rows: Rows = [
      [4, 1],
      [5, 2],
      [6, 3],
      [19, 4],
      [20, 5],
      [21, 6],
    ];
    expect(days(inner, whole(rows))).toEqual([6, 19]);
    expect(days(whole(rows), inner)).toEqual([6, 19]);
  });

  it('need a day between the first and the last common one', () => {
    const [a, b] = [file('a', 1, 12, [[11, 5]]), file('b', 11, 30, [])];
    expect(disagreements([a, b])).toEqual([]);
    expect(disagreements([file('a', 1, 12, [[11, 5]]), file('b', 10, 30, [])])).toHaveLength(1);
    expect(disagreements([file('a', 5, 8, []), file('b', 1, 30, [[6, 9]])])).toMatchObject([
      { files: ['a', 'b'], rows: [{ fileId: 'b' }] },
    ]);
  });

  it('are compared with each other once', () => {
    const files = ['a', 'b', 'c'].map((id, at) => file(id, 1, 30, [[10, at + 1]]));
    expect(disagreements(files).map((each) => each.files.join(''))).toEqual(['ab', 'ac', 'bc']);
  });
});
