import { describe, expect, it } from '@jest/globals';
import type { BankFile, FileRow } from '../files/bank-file.ts';
import { ledgerRows, type AppliedFile, type AppliedRow } from './ledger-rows.ts';
import { decidedRows, planImport } from './plan-import.ts';
import { normalText } from './row-key.ts';

const storedRow = (change: Partial<AppliedRow> = {}): AppliedRow => ({
  day: '2026-01-05',
  cents: -500,
  text: 'SHOP',
  id: null,
  ...change,
});
const stored = (rows: readonly Partial<AppliedRow>[], more: Partial<AppliedFile> = {}): AppliedFile => ({
  id: 'f1',
  source: 'csv',
  rows: rows.map(storedRow),
  ...more,
});
const fileOf = (rows: readonly Partial<FileRow>[], change: Partial<BankFile> = {}): BankFile => ({
  rows: rows.map((row, at) => ({ line: at + 1, balance: null, ...storedRow(), ...row })),
  skipped: { pending: 3, future: 4, failed: 2 },
  anchors: [],
  covered: { from: '2026-01-02', to: '2026-01-30' },
  account: null,
  ...change,
});
const plan = (file: BankFile, ...files: AppliedFile[]) => planImport(file, 'csv', ledgerRows(files));
const doubtsOf = (rows: readonly Partial<FileRow>[], ...files: AppliedFile[]) =>
  plan(fileOf(rows), ...files).doubts.map(({ id, reason, existing }) => [id, reason, existing.text]);

describe('the plan of a file', () => {
  it('has its days, its money in both directions, its balances and its skipped rows', () => {
    const anchors = [
      { day: '2026-01-01', cents: 70 },
      { day: '2026-01-15', cents: 80 },
      { day: '2026-01-30', cents: 90 },
    ];
    const file = fileOf([{ cents: 5 }, { cents: 60 }, { cents: -7 }, { cents: -80 }], { anchors });
    expect(plan(file)).toMatchObject({
      rows: 4,
      known: 0,
      doubts: [],
      skipped: { pending: 3, future: 4, failed: 2 },
      firstDay: '2026-01-02',
      lastDay: '2026-01-30',
      opening: 70,
      closing: 90,
      totalIn: 65,
      totalOut: 87,
    });
  });

  it('has no balance that the file does not print', () => {
    const extended = true as const;
    const anchors = [
      { day: '2025-12-31', cents: 70, extended },
      { day: '2026-01-02', cents: 80 },
      { day: '2026-01-30', cents: 90, extended },
    ];
    expect(plan(fileOf([{}], { anchors }))).toMatchObject({ opening: null, closing: null });
  });

  it('has known rows up to the number that the account has', () => {
    const three = plan(fileOf([{}, { text: ' shop' }, {}]), stored([{}, {}]));
    expect(three).toMatchObject({ rows: 3, known: 2, doubts: [] });
    expect(three.new.map(({ line }) => line)).toEqual([3]);
  });
});

describe('a doubt', () => {
  it.each([
    ['another day', { day: '2026-01-06' }],
    ['another amount', { cents: -501 }],
  ])('does not exist for another text and %s', (_name, change) => {
    expect(doubtsOf([{ text: 'CAFE', ...change }], stored([{}]))).toEqual([]);
  });

  it('is about a row that is not new', () => {
    const { new: added, doubts } = plan(fileOf([{ text: 'CAFE' }, { text: 'BAR' }]), stored([{}]));
    expect([added.map(({ text }) => text), doubts.map(({ row }) => row.text)]).toEqual([['BAR'], ['CAFE']]);
  });

  it('is one for a row that fits one row of the account by its day and another one by its id', () => {
    const files = stored([{}, { day: '2026-01-06', text: 'BAR', id: '7' }]);
    expect(doubtsOf([{ text: 'CAFE', id: '7' }], files)).toEqual([['0', 'OTHER_TEXT', 'SHOP']]);
  });

  it('uses each row of the account once, and no row that the file has too', () => {
    expect(doubtsOf([{ text: 'CAFE' }, { text: 'BAR' }], stored([{}]))).toEqual([
      ['0', 'OTHER_TEXT', 'SHOP'],
    ]);
    expect(doubtsOf([{}, { text: 'BAR' }], stored([{}]))).toEqual([]);
    expect(doubtsOf([{}, { text: 'BAR' }], stored([{}, {}]))).toEqual([['1', 'OTHER_TEXT', 'SHOP']]);
    expect(doubtsOf([{ text: 'A' }, { text: 'B' }], stored([{}, { text: 'CAFE' }]))).toEqual([
      ['0', 'OTHER_TEXT', 'SHOP'],
      ['1', 'OTHER_TEXT', 'CAFE'],
    ]);
  });

  const moved = (change: Partial<FileRow>) => ({ id: 'F1', text: 'CAFE', day: '2026-01-08', ...change });

  it.each([
    ['three days later', {}, true],
    ['three days earlier', { day: '2026-01-02' }, true],
    ['four days later', { day: '2026-01-09' }, false],
    ['with another amount', { cents: -501 }, false],
    ['with another id', { id: 'F2' }, false],
    ['without an id', { id: null }, false],
  ])('exists for one id %s: %#', (_name, change, exists) => {
    expect(doubtsOf([moved(change)], stored([{ id: 'F1' }]))).toEqual(
      exists ? [['0', 'OTHER_DAY', 'SHOP']] : [],
    );
  });

  it('does not exist for an id that the file or the account has twice', () => {
    expect(doubtsOf([moved({}), moved({ text: 'BAR', cents: -7 })], stored([{ id: 'F1' }]))).toEqual([]);
    expect(doubtsOf([moved({})], stored([{ id: 'F1' }, { id: 'F1', text: 'BAR' }]))).toEqual([]);
    const same = { id: 'F1', text: 'KNOWN' };
    expect(doubtsOf([{ ...same }, moved({})], stored([{ id: 'F1' }, same]))).toEqual([]);
  });

  it('prefers a row of the same day to one with the same id', () => {
    const rows = [moved({ day: '2026-01-06' }), { text: 'BAR' }];
    expect(doubtsOf(rows, stored([{ id: 'F1' }]))).toEqual([['1', 'OTHER_TEXT', 'SHOP']]);
  });

  it('can be skipped: the row then counts as the row that it repeats', () => {
    const file = fileOf([
      { text: 'CAFE', id: 'F7' },
      { text: 'NEW', cents: -9 },
    ]);
    const given = plan(file, stored([{}], { source: 'document' }));
    expect(given.doubts.map((doubt) => doubt.default)).toEqual(['skip']);
    const rest = { day: '2026-01-05', cents: -9, text: 'NEW', id: null, sameAs: undefined };
    const own = { day: '2026-01-05', cents: -500, text: 'CAFE', id: 'F7' };
    expect(decidedRows(file, given, {})).toEqual([{ ...own, sameAs: '2026-01-05|-500|SHOP' }, rest]);
    expect(decidedRows(file, given, { 0: 'add' })).toEqual([{ ...own, sameAs: undefined }, rest]);
  });
});

describe('the rows of an account', () => {
  it('have of each row the largest number that one file has', () => {
    const files = [
      stored([{}, {}, { text: 'CAFE', position: 7 }]),
      stored([{}, {}, {}], { id: 'f2', source: 'ofx' }),
    ];
    expect(ledgerRows(files)).toEqual([
      {
        ...storedRow(),
        key: '2026-01-05|-500|SHOP',
        occurrence: 0,
        source: 'csv',
        fileId: 'f1',
        position: undefined,
      },
      {
        ...storedRow(),
        key: '2026-01-05|-500|SHOP',
        occurrence: 1,
        source: 'csv',
        fileId: 'f1',
        position: undefined,
      },
      {
        ...storedRow({ text: 'CAFE', position: 7 }),
        key: '2026-01-05|-500|CAFE',
        occurrence: 0,
        source: 'csv',
        fileId: 'f1',
      },
      {
        ...storedRow(),
        key: '2026-01-05|-500|SHOP',
        occurrence: 2,
        source: 'ofx',
        fileId: 'f2',
        position: undefined,
      },
    ]);
    expect(ledgerRows([...files, stored([{}, {}])])).toHaveLength(4);
    expect(ledgerRows([...files, stored([{}, {}, {}, {}])])).toHaveLength(5);
  });
});

describe('the text that makes a row known', () => {
  it.each([
    ['Shop  no.\t7', 'SHOP NO. 7'],
    [' Shop\n', 'SHOP'],
    ['a\u00A0b', 'A B'],
    ['ﬁne', 'FINE'],
    ['Café', 'CAFÉ'],
  ])('of %j is %j', (text, expected) => {
    expect(normalText(text)).toBe(expected);
    expect(normalText(text)).toBe(expected);
  });
});
