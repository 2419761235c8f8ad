import { describe, expect, it } from '@jest/globals';
import { suggestMapping } from './suggest-mapping.ts';

const betweenCells = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;
const toRow = (text: string, at: number) => ({
  line: at + 1,
  cells: text.split(betweenCells).map((cell) => cell.replaceAll('"', '')),
});
const suggest = (...lines: string[]) => suggestMapping(lines.map(toRow), ',');
const mappingOf = (...lines: string[]) => suggest(...lines)?.mapping;
const columnsOf = (...lines: string[]) => mappingOf(...lines)?.columns;
const plain = 'Date,Description,Amount';

describe('the suggestion for a file with a header', () => {
  it('has its columns, its formats and five rows', () => {
    const rows = ['01/31/2026,SHOP A,-1.00', '02/01/2026,SHOP B,2.00', '02/02/2026,C,3.00'];
    const more = ['02/03/2026,D,4.00', '02/04/2026,E,5.00', '02/05/2026,F,6.00'];
    expect(suggest(plain, ',,', ...rows, '', ...more)).toStrictEqual({
      mapping: {
        hasHeader: true,
        delimiter: ',',
        skipLines: 0,
        columns: { date: 0, description: [1], amount: 2 },
        dateOrder: 'mdy',
        decimal: '.',
        sign: 'as_is',
      },
      header: ['Date', 'Description', 'Amount'],
      sample: [...rows, ...more].slice(0, 5).map((line) => line.split(',')),
    });
  });

  it('skips the lines above it', () => {
    expect(mappingOf('North Bank', '', 'Account 12', plain, '2026-01-31,SHOP,1.00')).toMatchObject({
      hasHeader: true,
      skipLines: 3,
      dateOrder: 'ymd',
    });
    const above = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);
    expect(mappingOf(...above(39), plain, '2026-01-31,SHOP,1.00')?.skipLines).toBe(39);
    expect(mappingOf(...above(40), plain, '2026-01-31,SHOP,1.00')).toBeUndefined();
  });

  it('has each column with a known name', () => {
    const header = 'Status,Currency,Date,Debit,Credit,Balance,Memo,Description,Transaction ID';
    expect(columnsOf(header, 'Posted,USD,2026-01-31,1.00,,9.00,note,SHOP,7')).toEqual({
      status: 0,
      currency: 1,
      date: 2,
      debit: 3,
      credit: 4,
      balance: 5,
      description: [6, 7],
      id: 8,
    });
    expect(columnsOf('Date,Debit,Credit,Amount,Payee', '2026-01-31,1.00,,1.00,SHOP')).toEqual({
      date: 0,
      amount: 3,
      description: [4],
    });
  });

  it('has a kind where four fifths of its cells name a direction', () => {
    const rows = (...kinds: string[]) => kinds.map((kind) => `2026-01-31,${kind},SHOP,1.00`);
    const kindOf = (...kinds: string[]) => columnsOf('Date,Type,Description,Amount', ...rows(...kinds))?.kind;
    expect(kindOf('Debit', 'Credit', 'DR', 'cr', 'Other')).toBe(1);
    expect(kindOf('Debit', 'Credit', 'DR', 'Other')).toBeUndefined();
    expect(kindOf('', '', '')).toBeUndefined();
  });

  it('is none without a text', () => {
    expect(suggest('Date,Amount', '2026-01-31,1.00')).toBeNull();
  });

  it('leaves an unclear format open', () => {
    expect(mappingOf(plain, '03/04/2026,SHOP,1.234')).toMatchObject({ dateOrder: null, decimal: null });
    expect(mappingOf(plain, '14/04/2026,SHOP,"1,50"')).toMatchObject({ dateOrder: 'dmy', decimal: ',' });
  });
});

describe('the sign of the suggestion', () => {
  const typed = 'Date,Type,Description,Amount';
  const balanced = `${plain},Balance`;

  it.each([
    [
      'the kind of amounts without a sign',
      [typed, '2026-01-31,Debit,A,5.00', '2026-01-31,Credit,B,0.00'],
      'by_kind',
    ],
    ['itself beside a sign', [typed, '2026-01-31,Debit,A,-5.00', '2026-01-31,Credit,B,6.00'], 'as_is'],
    ['itself without money going out', [typed, '2026-01-31,Credit,A,5.00'], 'as_is'],
    ['itself without a balance', [plain, '2026-01-31,A,5.00'], 'as_is'],
    ['itself', [balanced, '2026-01-30,A,5.00,105.00', '2026-01-31,B,-3.00,102.00'], 'as_is'],
    ['reversed', [balanced, '2026-01-30,A,5.00,95.00', '2026-01-31,B,-3.00,98.00'], 'reversed'],
    ['that of two columns', ['Date,Text description,Debit,Credit', '2026-01-31,A,5.00,'], 'as_is'],
    [
      'that of two columns beside a kind',
      ['Date,Type,Description,Debit,Credit', '2026-01-31,Debit,A,5.00,'],
      'as_is',
    ],
    [
      'reversed with commas',
      [balanced, '2026-01-30,A,"5,50","94,50"', '2026-01-31,B,"-3,00","97,50"'],
      'reversed',
    ],
  ])('is %s', (_name, lines, sign) => expect(mappingOf(...lines)?.sign).toBe(sign));
});

describe('the suggestion for a file without a header', () => {
  it('finds the date, the amount, the balance and the longest text', () => {
    const rows = ['2026-01-30,7,SHOP NORTH,-1.00,99.00', '2026-01-31,8,SHOP SOUTH,2.00,101.00'];
    expect(mappingOf(...rows)).toEqual({
      hasHeader: false,
      delimiter: ',',
      skipLines: 0,
      columns: { date: 0, amount: 3, balance: 4, description: [2] },
      dateOrder: 'ymd',
      decimal: '.',
      sign: 'as_is',
    });
    expect(suggest(...rows)?.header).toEqual([]);
  });

  it('finds two columns that never both have a value in a row', () => {
    expect(columnsOf('2026-01-30,SHOP,1.00,,9.00', '2026-01-31,SHOP,,2.00,11.00')).toEqual({
      date: 0,
      description: [1],
      debit: 2,
      credit: 3,
      balance: 4,
    });
    expect(columnsOf('2026-01-30,SHOP,1.00,', '2026-01-31,SHOP,2.00,5.00')).toEqual({
      date: 0,
      description: [1],
      amount: 2,
      balance: 3,
    });
    for (const withoutAmount of ['2026-01-31,SHOP,,', '2026-01-31,SHOP'])
      expect(columnsOf('2026-01-30,SHOP,1.00,', '2026-02-01,SHOP,,2.00', withoutAmount)).not.toHaveProperty(
        'debit',
      );
  });

  it.each([
    ['have spaces', ['2026-01-30, SHOP , 1.00 , , 9.00', '2026-01-31, SHOP , , 2.00 , 11.00']],
    ['end early', ['2026-01-30,SHOP,1.00', '2026-01-31,SHOP,,2.00', '2026-02-01,SHOP,,2.00,13.00']],
  ])('finds two columns in rows that %s', (_name, rows) => {
    expect(columnsOf(...rows)).toEqual({ date: 0, description: [1], debit: 2, credit: 3, balance: 4 });
  });

  it('takes no text with a point, a comma or a minus for an amount', () => {
    const texts = ['AMAZON.COM', '"ACME, INC."', 'A-1 STORAGE', '$AVE (NORTH)'];
    expect(columnsOf(...texts.map((text) => `2026-01-30,${text},-1.00`))).toEqual({
      date: 0,
      description: [1],
      amount: 2,
    });
  });

  it('finds the longest text also where a row has none', () => {
    const rows = ['2026-01-30,ACH,PAYMENT TO A NORTHERN SUPPLIER,-1.00', '2026-01-31,FEE,,-2.00'];
    expect(columnsOf(...rows, '2026-02-01,FEE,,-2.00')?.description).toEqual([2]);
  });

  it('begins below lines that have only a day or only an amount', () => {
    const above = ['Created,2026-02-01', 'Balance,90.00'];
    expect(mappingOf(...above, '2026-01-30,SHOP,-1.00')).toMatchObject({
      hasHeader: false,
      skipLines: 2,
      columns: { date: 0, description: [1], amount: 2 },
    });
  });

  it.each([
    ['dates', '2026-01-30,SHOP,1.00', 'NORTH,SHOP,1.00'],
    ['amounts', '2026-01-30,SHOP,1.00', '2026-01-30,SHOP,NORTH'],
  ])('is none if most rows have no %s', (_name, ...[first, other]) => {
    expect(suggest(first, other, other)).toBeNull();
  });

  it('begins with the first line that has as many cells as its rows', () => {
    const rows = ['not,readable,x', '2026-01-30,SHOP,-1.00', '2026-01-31,SHOP,2.00'];
    const all = [...rows, '2026-02-01,SHOP,2.00', '2026-02-02,SHOP,2.00'];
    expect(mappingOf('North Bank', ...all)).toMatchObject({ hasHeader: false, skipLines: 1 });
  });

  it('knows amounts by a point, a comma, a sign or the unit', () => {
    for (const amount of ['1.00', '"1,00"', '$1', 'USD 1', '(1)', '+1', '-1', '1-', '\u22121'])
      expect([amount, columnsOf(`2026-01-30,SHOP,${amount}`)?.amount]).toEqual([amount, 2]);
    expect(suggest('2026-01-30,SHOP,100')).toBeNull();
  });

  it.each([
    ['a date', 'SHOP,NORTH,1.00'],
    ['an amount', '2026-01-30,SHOP,NORTH'],
    ['a text', '2026-01-30,1.00'],
    ['a row', ''],
  ])('is none without %s', (_name, line) => expect(suggest(line)).toBeNull());
});
