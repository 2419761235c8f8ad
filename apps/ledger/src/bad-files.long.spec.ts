import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BankFileView, CsvMappingBody } from '@groundwork/contracts';
import { zipOf } from '@groundwork/test-data';
import { csvOf, linesOfMonth } from '../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

const csv = (...rows: string[]): string => ['Date,Description,Amount', ...rows].join('\n');
const sound = '2026-03-01,SHOP,-5.00';
const row = (amount: string, date = '2026-03-02') => `${date},SHOP,${amount}`;

const ofx = (accounts: string, transactions: string): string =>
  `OFXHEADER:100\n<OFX><CURDEF>USD${accounts}<BANKTRANLIST>${transactions}</BANKTRANLIST></OFX>`;
const ofAccount = (id: string) => `<BANKACCTFROM><BANKID>1<ACCTID>${id}<ACCTTYPE>CHECKING</BANKACCTFROM>`;
const transaction = (amount: string, day = '20260302', name = 'SHOP') =>
  `<STMTTRN><DTPOSTED>${day}<TRNAMT>${amount}<FITID>1<NAME>${name}</STMTTRN>`;

const zipBomb = await zipOf(new Map([['rows.csv', Buffer.alloc(60_000_000)]]));

async function stored(userId: string): Promise<unknown> {
  const [row] = await ledger.service.query(
    `select (select count(*)::int from bank_rows where user_id = $1) as rows,
       (select count(*)::int from balance_anchors where user_id = $1) as anchors`,
    [userId],
  );
  return row;
}

async function planned(content: string | Buffer, name?: string): Promise<[BankFileView, string]> {
  const userId = randomUUID();
  const file = await ledger.uploadRead(userId, content, { ...(name !== undefined && { name }) });
  return [await ledger.plan(userId, file), userId];
}

describe('a file that is rejected', () => {
  it.each<[string, string | Buffer, string, number | null]>([
    ['a formula', csv(sound, row('=1+1')), 'AMOUNT_UNREADABLE', 3],
    ['three decimals', csv(sound, row('1.2345')), 'AMOUNT_UNREADABLE', 3],
    ['an empty amount', csv(sound, row('')), 'AMOUNT_UNREADABLE', 3],
    ['February 30', csv(sound, row('1.00', '2026-02-30')), 'DATE_UNREADABLE', 3],
    ['two currencies', csv(sound, row('EUR 5.00')), 'CURRENCY_UNSUPPORTED', 3],
    ['a text of 1,001 characters', csv(sound, `2026-03-02,${'x'.repeat(1001)},1.00`), 'TEXT_TOO_LONG', 3],
    [
      'a text of 150,000 characters',
      csv(sound, `2026-03-02,${'x'.repeat(150_000)},1.00`),
      'TEXT_TOO_LONG',
      3,
    ],
    ['spaces inside a text', csv(sound, `2026-03-02,A${' '.repeat(5000)}B,1.00`), 'TEXT_TOO_LONG', 3],
    ['a header alone', csv(), 'NO_ROWS', null],
    ['nothing', ' \n', 'NO_ROWS', null],
    ['a line of a million cells', ','.repeat(1_000_000), 'NOT_A_BANK_FILE', null],
    ['a row of 50,000 cells', csv(sound, `${row('n/a')}${',x'.repeat(50_000)}`), 'AMOUNT_UNREADABLE', 3],
    ['a ZIP bomb', zipBomb, 'NOT_A_BANK_FILE', null],
    ['a web page', '<!doctype html><html><body>Sign in</body></html>', 'NOT_A_BANK_FILE', null],
    ['binary data', Buffer.from([80, 75, 3, 4, 0, 0, 1, 2]), 'NOT_A_BANK_FILE', null],
    [
      'several accounts',
      ofx(ofAccount('11') + ofAccount('22'), transaction('1.00')),
      'SEVERAL_ACCOUNTS',
      null,
    ],
    ['a card', ofx('<CCSTMTRS></CCSTMTRS>', transaction('1.00')), 'CARD_FILE', null],
    ['OFX in euros', ofx('<CURDEF>EUR', transaction('1.00')), 'CURRENCY_UNSUPPORTED', 1],
    ['an OFX day 0230', ofx(ofAccount('11'), transaction('1.00', '20260230')), 'DATE_UNREADABLE', 1],
  ])('with %s is named with its line, and nothing is stored', async (_, content, code, line) => {
    const [file, userId] = await planned(content);
    expect(file).toMatchObject({ state: 'refused', plan: null, refusal: { code, line: line ?? null } });
    expect(file.refusal?.message).not.toBe('');
    expect(await stored(userId)).toEqual({ rows: 0, anchors: 0 });
  });

  it('with 100,001 rows is named with the first row above the limit', async () => {
    const rows = Array.from({ length: 100_001 }, (_, at) => `2026-03-0${(at % 9) + 1},SHOP ${at},-5.00`);
    const [file, userId] = await planned(csv(...rows));
    expect(file.refusal).toMatchObject({ code: 'TOO_MANY_ROWS', line: 100_002 });
    expect(await stored(userId)).toEqual({ rows: 0, anchors: 0 });
  });

  it('leaves no account that was added for it', async () => {
    const userId = randomUUID();
    const file = await ledger.plan(userId, await ledger.uploadRead(userId, csv(sound, row('=1+1'))));
    expect(file).toMatchObject({ state: 'refused', account: null });
    expect(await ledger.accounts(userId)).toEqual([]);
  });

  it('leaves an account with other files', async () => {
    const userId = randomUUID();
    const { account } = await ledger.import(userId, csv(sound));
    const file = await ledger.uploadRead(userId, csv(sound, row('=1+1')), { accountId: account!.id! });
    expect(await ledger.plan(userId, file, { id: account!.id! })).toMatchObject({ state: 'refused' });
    expect(await ledger.accounts(userId)).toHaveLength(1);
  });

  it('can be uploaded again, and can get another mapping', async () => {
    const userId = randomUUID();
    const content = csv(sound, row('=1+1'));
    const file = await ledger.plan(userId, await ledger.uploadRead(userId, content));
    expect(file.state).toBe('refused');
    const mapping: CsvMappingBody = { ...file.mapping!, skipLines: 2, hasHeader: false };
    await ledger.answer(userId, file.id, { mapping });
    expect((await ledger.read(userId, file.id)).state).toBe('refused');
    await expect(ledger.upload(userId, content)).resolves.toMatchObject({ state: 'reading' });
  });
});

describe('a file in another format', () => {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  it.each<[string, string | Buffer, number]>([
    ['UTF-16', utf16(csv(sound)), -500],
    ['UTF-8 with a mark', `\uFEFF${csv(sound)}`, -500],
    ['Windows-1252', Buffer.from(csv('2026-03-01,CAF\u00C9,-5.00'), 'latin1'), -500],
    ['semicolons and 1.234,56', 'Date;Description;Amount\n2026-03-01;SHOP;1.234,56', 123_456],
    ['(20.00)', csv(row('(20.00)')), -2000],
    ['20.00-', csv(row('20.00-')), -2000],
    ['OFX with entities', ofx(ofAccount('1234'), transaction('-5.00', '20260301', 'A &amp; B')), -500],
    ['OFX without ACCTID', ofx('', transaction('-5.00')), -500],
  ])('%s is read exactly', async (_, content, cents) => {
    const [file, userId] = await planned(content);
    expect(file.plan).toMatchObject({ rows: 1, totalIn: Math.max(0, cents), totalOut: Math.max(0, -cents) });
    await ledger.apply(userId, file);
    expect((await ledger.rows(userId)).items).toMatchObject([{ amount: cents }]);
  });

  it('needs an answer whether the day or the month is first', async () => {
    const userId = randomUUID();
    const file = await ledger.uploadRead(userId, csv('03/04/2026,SHOP,-5.00'));
    expect(file.questions).toEqual(['MAPPING', 'DATE_ORDER', 'ACCOUNT']);
    expect(file.transactions).toBeNull();
    const unanswered = await ledger.plan(userId, file);
    expect(unanswered).toMatchObject({ state: 'question', questions: ['DATE_ORDER'] });
    await ledger.answer(userId, file.id, { mapping: { ...file.mapping!, dateOrder: 'dmy' } });
    expect((await ledger.read(userId, file.id)).plan).toMatchObject({ firstDay: '2026-04-03' });
  });

  it('needs an answer whether 1.234 is a thousand', async () => {
    const userId = randomUUID();
    const file = await ledger.uploadRead(userId, csv('2026-03-01,SHOP,1.234'));
    expect(file.questions).toContain('DECIMAL');
    await ledger.answer(userId, file.id, { mapping: { ...file.mapping!, decimal: ',' } });
    expect((await ledger.read(userId, file.id)).questions).toEqual(['ACCOUNT']);
  });

  it('without a usual word in its header is offered with its columns', async () => {
    const userId = randomUUID();
    const file = await ledger.uploadRead(userId, 'Quand;Quoi;Combien\n3 mars;A;5\n4 mars;B;6\n5 mars;C;7');
    expect(file).toMatchObject({
      state: 'question',
      header: ['Quand', 'Quoi', 'Combien'],
      mapping: { hasHeader: true },
    });
    expect(file.questions).toContain('MAPPING');
  });

  it('skips and counts rows that failed', async () => {
    const rows = ['2026-03-01,SHOP,-5.00,Posted', '2026-03-02,B,-1.00,Failed', '2026-03-03,C,9.00,Returned'];
    const [file] = await planned(['Date,Description,Amount,Status', ...rows].join('\n'));
    expect(file.plan).toMatchObject({ rows: 1, totalIn: 0, skipped: { pending: 0, future: 0, failed: 2 } });
  });

  it('skips and counts pending and future rows', async () => {
    const text = 'Date,Description,Amount,Status\n2026-03-01,SHOP,-5.00,posted\n2026-03-02,B,-1.00,pending\n';
    const [file] = await planned(`${text}2199-01-01,C,-1.00,posted`);
    expect(file.plan).toMatchObject({ rows: 1, skipped: { pending: 1, future: 1 } });
  });
});

describe('a confirmed mapping', () => {
  it('is remembered for the same header, and needs a new answer when the amounts do not fit', async () => {
    const userId = randomUUID();
    const first = await ledger.import(userId, csvOf(linesOfMonth('2026-05')));
    const accountId = first.account!.id!;
    const second = await ledger.uploadRead(userId, csvOf(linesOfMonth('2026-06')), { accountId });
    expect(second).toMatchObject({ state: 'planned', mappingRemembered: true, questions: [] });
    const text = csvOf(linesOfMonth('2026-07')).replaceAll('2500.00', 'n/a');
    const third = await ledger.uploadRead(userId, text, { accountId });
    expect(third).toMatchObject({ state: 'question', questions: ['MAPPING'] });
  });

  it('does not choose the account: two accounts can have one header', async () => {
    const userId = randomUUID();
    await ledger.import(userId, csvOf(linesOfMonth('2026-05')));
    const second = await ledger.uploadRead(userId, csvOf(linesOfMonth('2026-06')));
    expect(second).toMatchObject({ state: 'question', questions: ['ACCOUNT'], account: null });
  });
});
