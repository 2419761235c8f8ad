import { describe, expect, it } from '@jest/globals';
import { bankCells, encodeBankText } from '@groundwork/test-data';
import { readCsvBytes, today } from '../../testing/reading.ts';
import { centsOf } from './amounts.ts';
import { dayOf } from './dates.ts';
import { decodeBankFile } from './decode.ts';
import { readCsv } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';
import { suggestMapping } from './suggest-mapping.ts';

const noAnswers = { dateOrder: null, decimal: null };
const read = (...lines: string[]) => readCsvBytes(Buffer.from(lines.join('\n')), noAnswers).reading;
const header = 'Date,Description,Amount';
const sound = '01/31/2026,SHOP,-20.00';

describe('amounts', () => {
  it.each([
    ['20.00', '.', 2000],
    ['(20.00)', '.', -2000],
    ['20.00-', '.', -2000],
    ['-$1,234.56', '.', -123_456],
    ['$-5.10', '.', -510],
    ['USD 7', '.', 700],
    ['1.234,56', ',', 123_456],
    ['1 234,56', ',', 123_456],
    ['+0.05', '.', 5],
    ['-0.00', '.', 0],
    ['.50', '.', 50],
  ] as const)('reads %s', (cell, decimal, cents) => expect(centsOf(cell, decimal)).toBe(cents));

  it.each([
    '',
    '=1+2',
    '12.345',
    '1,23.00',
    '--4',
    '(-4.00)',
    '1O.00',
    '4.00 CR',
    '12,34.5',
    '1e5',
    '9'.repeat(20),
  ])('does not guess at "%s"', (cell) => expect(centsOf(cell, '.')).toBeNull());
});

describe('dates', () => {
  it.each([
    ['2026-03-04', 'ymd', '2026-03-04'],
    ['20260304', 'ymd', '2026-03-04'],
    ['3/4/2026', 'mdy', '2026-03-04'],
    ['3/4/26', 'dmy', '2026-04-03'],
    ['04.03.2026', 'dmy', '2026-03-04'],
    ['4-Mar-2026', null, '2026-03-04'],
    ['Mar 4, 2026', null, '2026-03-04'],
    ['2026-03-04T10:00:00Z', 'ymd', '2026-03-04'],
  ] as const)('reads %s', (cell, order, day) => expect(dayOf(cell, order)).toBe(day));

  it.each(['2026-02-30', '02/30/2026', '13/13/2026', 'yesterday', '', '2026-3', '4-Mrz-2026'])(
    'rejects "%s"',
    (cell) => expect(dayOf(cell, 'mdy')).toBeNull(),
  );
});

describe('a CSV file', () => {
  it.each([
    ['a formula', '01/31/2026,SHOP,=2*3', 'AMOUNT_UNREADABLE'],
    ['three decimals', '01/31/2026,SHOP,20.001', 'AMOUNT_UNREADABLE'],
    ['an empty amount', '01/31/2026,SHOP,', 'AMOUNT_UNREADABLE'],
    ['February 30', '02/30/2026,SHOP,20.00', 'DATE_UNREADABLE'],
    ['a foreign amount', '01/31/2026,SHOP,€20.00', 'CURRENCY_UNSUPPORTED'],
    ['a long text', `01/31/2026,${'x'.repeat(1001)},20.00`, 'TEXT_TOO_LONG'],
  ])('is refused with its line for %s', (_name, line, code) => {
    expect(read(header, sound, line, sound)).toMatchObject({ state: 'refused', code, line: 3 });
  });

  it('is refused with its line for two currencies', () => {
    const lines = ['Date,Description,Amount,Currency', `${sound},USD`, `${sound},CAD`];
    expect(read(...lines)).toMatchObject({ code: 'CURRENCY_UNSUPPORTED', line: 3 });
  });

  it.each([
    ['none', ',,'],
    ['both', ',5.00,6.00'],
  ])('is refused with %s of debit and credit', (_name, cells) => {
    expect(read('Date,Description,Debit,Credit', '01/31/2026,A,,5.00', `01/31/2026,B${cells}`)).toMatchObject(
      {
        code: 'AMOUNT_UNREADABLE',
        line: 3,
      },
    );
  });

  it('without a header is refused for its first line, and not read without it', () => {
    const reading = read('01/31/2026,SHOP,1O.00', ...Array.from({ length: 5 }, () => sound));
    expect(reading).toMatchObject({ code: 'AMOUNT_UNREADABLE', line: 1 });
  });

  it('needs an answer about the order of day and month, and about 1.234', () => {
    expect(read(header, '03/04/2026,SHOP,1.234')).toEqual({
      state: 'question',
      questions: ['DECIMAL', 'DATE_ORDER'],
    });
  });

  it('skips and counts pending and future rows and stores 0.00', () => {
    const reading = read(
      'Status,Date,Description,Amount',
      'Pending,01/31/2026,A,1.00',
      'Posted,12/31/2026,B,1.00',
      'Posted,01/30/2026,C,0.00',
      ',,,',
    );
    expect(reading).toMatchObject({
      state: 'read',
      file: { rows: [{ line: 4, cents: 0, text: 'C' }], skipped: { pending: 1, future: 1 } },
    });
  });

  it('is refused without rows, and with rows of two accounts or of a card', () => {
    const table = [[header], [header, '12/31/2026,LATER,1.00']];
    for (const lines of table) expect(read(...lines)).toMatchObject({ code: 'NO_ROWS' });
    const two = ['Account,Date,Description,Amount', `1,${sound}`, `2,${sound}`];
    expect(read(...two)).toMatchObject({ code: 'SEVERAL_ACCOUNTS', line: 3 });
    expect(read('Card No.,Date,Description,Amount', `4471,${sound}`)).toMatchObject({ code: 'CARD_FILE' });
  });

  it('is refused with 100,001 rows', () => {
    const cells = Array.from({ length: 100_002 }, (_, at) => ({
      line: at + 1,
      cells: at === 0 ? header.split(',') : sound.split(','),
    }));
    const suggestion = suggestMapping(cells.slice(0, 10), ',');
    expect(suggestion && readCsv(cells, suggestion.mapping, today)).toMatchObject({
      code: 'TOO_MANY_ROWS',
      line: 100_002,
    });
  });

  it('is read with 100,000 rows', () => {
    const cells = Array.from({ length: 100_001 }, (_, at) => ({
      line: at + 1,
      cells: (at === 0 ? header : 'no day,SHOP,-20.00').split(','),
    }));
    const mapping = suggestMapping(
      [header, sound].map((line, at) => ({ line: at, cells: line.split(',') })),
      ',',
    )?.mapping;
    expect(mapping && readCsv(cells, { ...mapping, skipLines: 0 }, today)).toMatchObject({
      code: 'DATE_UNREADABLE',
      line: 2,
    });
  });

  it('reads a column by kind, and refuses a kind without a direction', () => {
    const kinds = ['Date,Type,Description,Amount', '01/31/2026,Debit,A,5.00', '01/31/2026,ACH credit,B,6.00'];
    expect(read(...kinds)).toMatchObject({ file: { rows: [{ cents: -500 }, { cents: 600 }] } });
    const cells = bankCells([...kinds, '01/31/2026,Other,C,7.00'].join('\n'), ',');
    const mapping = suggestMapping(cells.slice(0, 3), ',')?.mapping;
    expect(mapping && readCsv(cells, mapping, today)).toMatchObject({ code: 'AMOUNT_UNREADABLE', line: 4 });
  });
});

describe('bytes', () => {
  it.each([
    ['a web page', '<!DOCTYPE html><html></html>'],
    ['a PDF', '%PDF-1.7 text'],
    ['binary', 'PK\u0003\u0004\u0000\u0001'],
    ['zeros', '\u0000\u0000\u0000'],
  ])('of %s are no bank file', (_name, text) => {
    expect(decodeBankFile(Buffer.from(text, 'latin1'))).toMatchObject({ code: 'NOT_A_BANK_FILE' });
  });

  it.each(['utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252'] as const)('in %s are decoded', (encoding) => {
    expect(decodeBankFile(encodeBankText('Date;CAFÉ\r\n', encoding))).toEqual({
      state: 'text',
      format: 'csv',
      text: 'Date;CAFÉ\n',
    });
  });
});

const transaction = (id: string, name = 'A', memo = '') =>
  `<STMTTRN><DTPOSTED>20260131<TRNAMT>-5.00<FITID>${id}<NAME>${name}<MEMO>${memo}</STMTTRN>`;
const ofx = (body: string, account = '<BANKACCTFROM><BANKID>1<ACCTID>2</BANKACCTFROM>') =>
  `OFXHEADER:100\n<OFX><STMTRS>${account}<BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></OFX>`;

describe('an OFX file', () => {
  it.each([
    ['entities', transaction('1', 'AT&amp;T &#38; CO'), 'AT&T & CO'],
    ['a bare ampersand and sign', transaction('1', 'AT&T < 3'), 'AT&T < 3'],
    ['a memo', transaction('1', 'SHOP', 'ORDER 7'), 'SHOP ORDER 7'],
    ['a memo that repeats the name', transaction('1', 'SHOP', 'Shop'), 'SHOP'],
    ['a memo that repeats a part of the name', transaction('1', 'SHOP ORDER 7', 'ORDER'), 'SHOP ORDER 7'],
    [
      'a memo that begins with the name and has more',
      transaction('1', 'SHOP', 'SHOP ORDER 7'),
      'SHOP ORDER 7',
    ],
    ['a memo without a name', transaction('1', '', 'ORDER 7'), 'ORDER 7'],
  ])('reads %s', (_name, body, text) => {
    expect(readOfx(ofx(body), today)).toMatchObject({ file: { rows: [{ text, cents: -500 }] } });
  });

  it('reads an account without an id', () => {
    expect(readOfx(ofx(transaction('1'), ''), today)).toMatchObject({ file: { account: null } });
  });

  it.each([
    ['CARD_FILE', null, '<OFX><CREDITCARDMSGSRSV1></CREDITCARDMSGSRSV1></OFX>'],
    ['NOT_A_BANK_FILE', null, 'OFXHEADER:100'],
    ['NO_ROWS', null, ofx('')],
    ['AMOUNT_UNREADABLE', 2, ofx(transaction('1') + transaction('2').replace('-5.00', '-5.001'))],
    ['DATE_UNREADABLE', 2, ofx(transaction('1') + transaction('2').replace('20260131', '20260230'))],
    ['CURRENCY_UNSUPPORTED', 1, ofx(`<CURDEF>EUR${transaction('1')}`)],
    [
      'SEVERAL_ACCOUNTS',
      null,
      ofx(transaction('1')) + ofx(transaction('2'), '<BANKACCTFROM><ACCTID>3</BANKACCTFROM>'),
    ],
  ])('is refused: %s', (code, line, text) => {
    expect(readOfx(text, today)).toMatchObject({ state: 'refused', code, line });
  });
});
