import { describe, expect, it } from '@jest/globals';
import { readCsv } from '../files/read-csv.ts';
import { suggestMapping } from '../files/suggest-mapping.ts';
import { bankProfiles } from './bank-profiles.ts';
import { columnsOfLayout, layoutOfHeader, layoutOfRows } from './find-layout.ts';

const toRows = (lines: readonly string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(',') }));
const read = (...lines: string[]) => {
  const rows = toRows(lines);
  const mapping = suggestMapping(rows, ',')!.mapping;
  return readCsv(rows, mapping, '2026-06-30');
};

describe('a bank profile', () => {
  const layouts = bankProfiles.flatMap(({ bank, layouts: own }) => own.map((layout) => ({ bank, layout })));

  it('has each of its columns in its header', () => {
    for (const { bank, layout } of layouts)
      if ('header' in layout) {
        const { description, ...others } = columnsOfLayout(layout.header.split(','), layout);
        expect([
          bank,
          Math.min(...description, ...Object.values(others as Record<string, number>)),
        ]).not.toEqual([bank, -1]);
      }
  });

  it('is found by its own header and by no other one', () => {
    for (const { bank, layout } of layouts)
      if ('header' in layout)
        expect(layoutOfHeader(layout.header.split(','))).toMatchObject({ bank, layout });
    expect(layoutOfHeader(['Date', 'Description', 'Amount'])).toBeNull();
  });

  it('is found with more columns only where the bank adds some', () => {
    const mercury =
      'Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Tags';
    expect(layoutOfHeader(mercury.split(','))?.bank).toBe('Mercury');
    expect(layoutOfHeader('Date,Description,Check Number,Amount,Tags'.split(','))).toBeNull();
  });

  it('without a header is found by its cells below its leading rows', () => {
    const rows = toRows(['XX4471,2026/01/01,2026/01/31,1.00,2.00', '2026/01/05,5.00,SHOP,,,DEBIT']);
    expect(layoutOfRows(rows)).toMatchObject({ bank: 'PNC', start: 1 });
    expect(layoutOfRows(toRows(['2026-01-05,5.00,*,,SHOP']))).toMatchObject({
      bank: 'Wells Fargo',
      start: 0,
    });
    expect(layoutOfRows(toRows(['2026-01-05,5.00,SHOP']))).toBeNull();
  });

  it('answers which part of a date is first, unless the dates fit only the other one', () => {
    const header = 'Date,Description,Check Number,Amount';
    expect(read(header, '03/04/2026,SHOP,,-5.00')).toMatchObject({ file: { rows: [{ day: '2026-03-04' }] } });
    expect(read(header, '25/04/2026,SHOP,,-5.00')).toMatchObject({ file: { rows: [{ day: '2026-04-25' }] } });
  });
});

describe('the status of a row', () => {
  const header = 'Date,Description,Amount,Status';
  const counts = (status: string) => {
    const reading = read(header, '2026-03-01,SHOP,-5.00,Posted', `2026-03-02,CAFE,-7.00,${status}`);
    return reading.state === 'read' ? reading.file.skipped : reading;
  };

  it.each('Failed failed Cancelled Canceled Declined Denied Reversed Voided Void Returned'.split(' '))(
    'skips and counts a row that failed: %s',
    (status) => expect(counts(status)).toEqual({ pending: 0, future: 0, failed: 1 }),
  );

  it.each(['Completed', 'Refunded', 'Not returned', 'Failure of nothing', ''])(
    'does not skip %j',
    (status) => {
      expect(counts(status)).toEqual({ pending: 0, future: 0, failed: 0 });
    },
  );

  it('skips the deposit that came back', () => {
    const lines = ['2026-03-01,CHECK DEPOSIT,90.00,Returned', '2026-03-02,SHOP,-5.00,Posted'];
    expect(read(header, ...lines)).toMatchObject({
      file: { rows: [{ cents: -500 }], skipped: { failed: 1 } },
    });
  });

  it('can have a word of its bank', () => {
    const paypal = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Balance';
    const row = (status: string) => `03/01/2026,10:00,PDT,SHOP,Payment,${status},USD,5.00,0.00,5.00,7,`;
    expect(read(paypal, row('Completed'), row('Expired'), row('Held'))).toMatchObject({
      file: { rows: [{ text: 'SHOP Payment' }], skipped: { pending: 1, failed: 1 } },
    });
  });
});

describe('a balance in a line of its own', () => {
  const header = 'Date,Description,Amount,Running Bal.';
  const rows = ['01/05/2026,SHOP,-5.00,95.00', '01/06/2026,DEPOSIT,10.00,105.00'];

  it('is no row and no error, and covers its day', () => {
    const first = '01/01/2026,Beginning balance as of 01/01/2026,,100.00';
    const last = '01/31/2026,Ending balance as of 01/31/2026,,105.00';
    const reading = read(header, first, ...rows, last);
    expect(reading).toMatchObject({
      file: { rows: [{ line: 3 }, { line: 4 }], covered: { from: '2026-01-01', to: '2026-01-31' } },
    });
    expect(reading.state === 'read' && reading.file.anchors).toEqual([
      { day: '2025-12-31', cents: 10_000 },
      { day: '2026-01-05', cents: 9500 },
      { day: '2026-01-06', cents: 10_500 },
      { day: '2026-01-31', cents: 10_500 },
    ]);
  });

  it('on the only day of a file is before or after its rows by its words', () => {
    const [first, last] = ['01/05/2026,Ending balance,,95.00', '01/05/2026,Beginning balance,,100.00'];
    const reading = read(header, first, rows[0] ?? '', last);
    const anchors = reading.state === 'read' ? reading.file.anchors : [];
    expect(anchors.map(({ day, cents }) => [day, cents]).slice(0, 2)).toEqual([
      ['2026-01-04', 10_000],
      ['2026-01-05', 9500],
    ]);
  });

  it.each([
    ['between two rows', [rows[0], '01/05/2026,Balance,,95.00', rows[1]], 3],
    ['with another text', [...rows, '01/07/2026,SHOP,,100.00'], 4],
  ])('is refused with its line %s', (_name, lines, line) => {
    expect(read(header, ...lines.map(String))).toMatchObject({ code: 'AMOUNT_UNREADABLE', line });
  });
});
