import { describe, expect, it } from '@jest/globals';
import type { BankFile } from './bank-file.ts';
import { readOfx } from './read-ofx.ts';

const today = '2026-06-30';
const row = (tags: string) => `<STMTTRN><DTPOSTED>20260610120000[-5:EST]<TRNAMT>-5.00${tags}</STMTTRN>`;
const account = '<BANKACCTFROM><BANKID>11<ACCTID>22<ACCTTYPE>CHECKING</BANKACCTFROM>';
const ofx = (body: string, own = account, list = '') =>
  `<OFX><STMTRS>${own}<BANKTRANLIST>${list}${body}</BANKTRANLIST>`;
const read = (text: string): BankFile => {
  const reading = readOfx(text, today);
  if (reading.state !== 'read') throw new Error(reading.code);
  return reading.file;
};
const codeOf = (text: string) => {
  const reading = readOfx(text, today);
  return reading.state === 'refused' ? [reading.code, reading.line] : reading.state;
};

describe('a row of an OFX file', () => {
  it('has the first eight digits of its stamp, its amount, its id and its number', () => {
    expect(read(ofx(row('<FITID>F1<NAME>SHOP') + row('<NAME>CAFE'))).rows).toEqual([
      { line: 1, day: '2026-06-10', cents: -500, text: 'SHOP', balance: null, id: 'F1' },
      { line: 2, day: '2026-06-10', cents: -500, text: 'CAFE', balance: null, id: null },
    ]);
  });

  it.each([
    ['&amp;&lt;&gt;&quot;&apos;&nbsp;x', '&<>"\' x'],
    ['&AMP;x', '&x'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&#31;x&#32;y&#0;', 'x y'],
    ['A&#1114111;B', 'A\u{10ffff}B'],
    ['A&#1114112;B', 'A B'],
    ['A&copy;B', 'A&copy;B'],
    ['&#12345678;', '&#12345678;'],
    ['<![CDATA[A & B]]>', 'A & B'],
    ['\n<![CDATA[ A ]]> ', 'A'],
    ['<![CDATA[A & B]]> C', 'A & B C'],
    ['x <![CDATA[A]]>', 'x <![CDATA[A]]>'],
    [' A\n\t B ', 'A B'],
    ['A < B', 'A < B'],
  ])('has for the name %j the text %j', (name, text) => {
    expect(read(ofx(row(`<NAME>${name}`))).rows[0]?.text).toBe(text);
  });

  it('has entities of the file as text', () => {
    const entities = Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`);
    const bomb = `<!DOCTYPE OFX [<!ENTITY a0 "lol">${entities.join('')}]>`;
    expect(read(bomb + ofx(row('<NAME>&a20;'))).rows).toMatchObject([{ text: '&a20;' }]);
  });

  it.each([
    ['a million open tags', '<A>'.repeat(1_000_000)],
    ['a million rows in each other', '<STMTTRNP>'.repeat(1_000_000)],
    ['a tag with a million attributes', `<A ${'a="" '.repeat(1_000_000)}>`],
  ])('is read beside %s', (_name, bomb) => {
    expect(read(ofx(bomb + row('<NAME>SHOP'))).rows).toMatchObject([{ text: 'SHOP' }]);
  });

  it('is one of the first value of each tag, inside its row', () => {
    const other = '<NAME>OUTSIDE';
    expect(read(ofx(other + row('<NAME>A</NAME><NAME>B') + other)).rows).toMatchObject([{ text: 'A' }]);
    expect(read(ofx(row('<memo>small</memo>'))).rows).toMatchObject([{ text: 'small' }]);
  });

  it('has a decimal comma where an amount of the file proves one', () => {
    const comma = row('').replace('-5.00', '-1234,50');
    expect(read(ofx(comma + row('').replace('-5.00', '1.234'))).rows.map(({ cents }) => cents)).toEqual([
      -123_450, 123_400,
    ]);
    expect(codeOf(ofx(row('').replace('-5.00', '1.234')))).toEqual(['AMOUNT_UNREADABLE', 1]);
  });

  it('is refused with its number', () => {
    const good = row('');
    const refusedWith = (bad: string) => codeOf(ofx(good + bad + good));
    expect(refusedWith('<STMTTRN><TRNAMT>5.00</STMTTRN>')).toEqual(['DATE_UNREADABLE', 2]);
    for (const stamp of ['2026061', '2026-06-10', 'June 20260610'])
      expect(refusedWith(good.replace('20260610120000', stamp))).toEqual(['DATE_UNREADABLE', 2]);
    expect(refusedWith('<STMTTRN><DTPOSTED>20260610</STMTTRN>')).toEqual(['AMOUNT_UNREADABLE', 2]);
    expect(refusedWith(row(`<NAME>${'x'.repeat(1001)}`))).toEqual(['TEXT_TOO_LONG', 2]);
    expect(refusedWith(row(`<NAME>${'&amp;'.repeat(50_000)}`))).toEqual(['TEXT_TOO_LONG', 2]);
    expect(refusedWith(row(`<NAME>A${' '.repeat(50_000)}B`))).toEqual(['TEXT_TOO_LONG', 2]);
    expect(refusedWith(row(`<FITID>${'1'.repeat(1001)}`))).toEqual(['TEXT_TOO_LONG', 2]);
    expect(codeOf(ofx(row(`<NAME>${'&amp;'.repeat(1000)}`)))).toBe('read');
    expect(codeOf(ofx(row(`<NAME>${'x'.repeat(1000)}`)))).toBe('read');
  });
});

describe('an OFX file', () => {
  it('skips and counts pending and future rows', () => {
    const future = row('').replace('20260610', '20260701');
    const ofToday = row('').replace('20260610', '20260630');
    const pending = '<STMTTRNP><DTPOSTED>20260610<TRNAMT>5.00</STMTTRNP>';
    const file = read(ofx(future + ofToday + pending + pending + row('')));
    expect(file.skipped).toEqual({ pending: 2, future: 1, failed: 0 });
    expect(file.rows.map(({ line, day }) => [line, day])).toEqual([
      [2, '2026-06-30'],
      [3, '2026-06-10'],
    ]);
    expect(codeOf(ofx(future))).toEqual(['NO_ROWS', null]);
  });

  it.each([
    ['', '2026-06-10', '2026-06-10'],
    ['<DTSTART>20260601<DTEND>20260630', '2026-06-01', '2026-06-30'],
    ['<DTSTART>20260615<DTEND>20260605', '2026-06-05', '2026-06-15'],
    ['<DTSTART>20260601<DTEND>20260701', '2026-06-01', '2026-06-10'],
    ['<DTSTART>never<DTEND>20260612', '2026-06-10', '2026-06-12'],
  ])('covers the days that it names up to today, and those of its rows: %s', (list, from, to) => {
    expect(read(ofx(row(''), account, list)).covered).toEqual({ from, to });
  });

  it.each([
    ['CHECKING', 'checking'],
    ['SAVINGS', 'savings'],
    ['savings', 'savings'],
    ['MONEYMRKT', 'money_market'],
    ['CREDITLINE', 'line_of_credit'],
    ['OTHER', 'checking'],
  ])('has for %s the type %s', (type, accountType) => {
    expect(read(ofx(row(''), account.replace('CHECKING', type))).account).toEqual({
      bankId: '11',
      accountId: '22',
      accountType,
    });
  });

  it('can have an account without a bank and a type, and none without a number', () => {
    const own = '<BANKACCTFROM><ACCTID>22</BANKACCTFROM>';
    expect(read(ofx(row(''), own)).account).toEqual({
      bankId: null,
      accountId: '22',
      accountType: 'checking',
    });
    expect(read(ofx(row(''), '<BANKACCTFROM><BANKID>11</BANKACCTFROM>')).account).toBeNull();
  });

  const balance = (amount: string, day: string) =>
    read(`${ofx(row('') + row(''))}<LEDGERBAL><BALAMT>${amount}<DTASOF>${day}</LEDGERBAL>`).anchors;

  it.each([
    ['on the day of its rows', '90.00', '20260610', [{ day: '2026-06-09', cents: 10_000 }]],
    ['before them', '90.00', '20260601', [{ day: '2026-05-31', cents: 10_000 }]],
    ['after them', '90.00', '20260611', [{ day: '2026-06-10', cents: 9000 }]],
    ['today', '-90.5', '20260630120000', [{ day: '2026-06-29', cents: -9050 }]],
    ['with a comma', '90,50', '20260620', [{ day: '2026-06-19', cents: 9050 }]],
    ['tomorrow', '90.00', '20260701', []],
    ['without a day', '90.00', '', []],
    ['without an amount', '', '20260610', []],
  ])('has the balance of the evening before a balance %s', (_name, amount, day, expected) => {
    expect(balance(amount, day)).toEqual(expected);
  });

  it('has the last value of a file that ends early', () => {
    const early = `${ofx(row(''))}<LEDGERBAL><BALAMT>90.00<DTASOF>20260611`;
    expect(read(early).anchors).toEqual([{ day: '2026-06-10', cents: 9000 }]);
  });

  it('has no balance without one', () => expect(read(ofx(row(''))).anchors).toEqual([]));

  it.each([
    ['no OFX', '<STMTRS></STMTRS>', 'NOT_A_BANK_FILE'],
    ['a card', `${ofx(row(''))}<CCSTMTRS>`, 'CARD_FILE'],
    ['a card service', `${ofx(row(''))}<creditcardmsgsrsv1>`, 'CARD_FILE'],
    ['investments', `${ofx(row(''))}<INVSTMTRS>`, 'CARD_FILE'],
    ['an investment service', `${ofx(row(''))}<INVSTMTMSGSRSV1>`, 'CARD_FILE'],
    ['two accounts', ofx(row(''), account + account.replace('22', '23')), 'SEVERAL_ACCOUNTS'],
  ])('is refused with %s', (_name, text, code) => expect(codeOf(text)).toEqual([code, null]));

  it.each([
    ['<CURDEF>EUR', ['CURRENCY_UNSUPPORTED', 1]],
    ['<CURSYM>CAD', ['CURRENCY_UNSUPPORTED', 1]],
    ['<CURDEF>USD<CURSYM>CAD', ['CURRENCY_UNSUPPORTED', 1]],
    ['<CURDEF> usd ', 'read'],
    ['<CURDEF></CURDEF>', 'read'],
    ['<OTHER>EUR', 'read'],
  ])('with %s is %j', (tags, expected) => expect(codeOf(ofx(row(''), tags + account))).toEqual(expected));

  it.each([
    ['<ORIGCURRENCY><CURRATE>0.73<CURSYM>CAD</ORIGCURRENCY>', '', 'read'],
    ['<ORIGCURRENCY><CURRATE>0.73</CURRATE><CURSYM>CAD</CURSYM></ORIGCURRENCY>', '', 'read'],
    ['<CURRENCY><CURRATE>0.73<CURSYM>CAD</CURRENCY>', '', ['CURRENCY_UNSUPPORTED', 1]],
    ['<ORIGCURRENCY><CURSYM>CAD</ORIGCURRENCY>', '<CURSYM>CAD', ['CURRENCY_UNSUPPORTED', 1]],
    ['<ORIGCURRENCY><CURRATE>0.73', '<CURRENCY><CURSYM>CAD', ['CURRENCY_UNSUPPORTED', 1]],
  ])('has converted each amount with an original currency: %s%s is %j', (first, second, expected) => {
    expect(codeOf(ofx(row(first) + row(second)))).toEqual(expected);
  });

  it('can have one account twice, and lower case tags', () => {
    expect(codeOf(ofx(row(''), account + account))).toBe('read');
    expect(read(ofx(row('<NAME>x')).toLowerCase()).rows).toMatchObject([{ cents: -500, text: 'x' }]);
  });
});

describe('the number of rows of an OFX file', () => {
  it('is at most 100,000', () => {
    expect(codeOf(ofx('<STMTTRN>'.repeat(100_000)))).toEqual(['DATE_UNREADABLE', 1]);
    expect(codeOf(ofx('<STMTTRN>'.repeat(100_001)))).toEqual(['TOO_MANY_ROWS', 100_001]);
  });
});
