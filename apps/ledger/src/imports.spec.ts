import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, rpc } from '@groundwork/contracts';
import { csvOf, csvOfMonths, linesOfMonth } from '../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

const countRows = async (userId: string): Promise<number> => (await ledger.accounts(userId))[0]?.rows ?? 0;

const ofxOf = (account: string, day: string, id: string): string =>
  `OFXHEADER:100\n<OFX><BANKACCTFROM><BANKID>021<ACCTID>${account}<ACCTTYPE>SAVINGS</BANKACCTFROM>
  <STMTTRN><DTPOSTED>${day}<TRNAMT>-5.00<FITID>${id}<NAME>SHOP</STMTTRN></OFX>`;

describe('an import', () => {
  it('rejects the same file until it is deleted', async () => {
    const userId = randomUUID();
    const file = await ledger.import(userId, csvOfMonths('2026-05'));
    await expect(ledger.upload(userId, csvOfMonths('2026-05'))).rejects.toMatchObject({
      code: 'DUPLICATE_BANK_FILE',
      message: 'This file was already imported',
    });
    await ledger.remove(userId, file.id);
    await expect(ledger.upload(userId, csvOfMonths('2026-05'))).resolves.toMatchObject({ state: 'reading' });
  });

  it('adds nothing for overlapping rows and stores two equal rows of one file', async () => {
    const userId = randomUUID();
    const twice = [...linesOfMonth('2026-05'), { day: '2026-05-31', cents: -400, text: 'COFFEE' }];
    const first = await ledger.import(userId, csvOf([...twice, twice.at(-1)!]));
    expect(await countRows(userId)).toBe(7);
    const accountId = first.account!.id!;
    const lines = [...twice, { day: '2026-05-31', cents: -100, text: 'PARKING' }];
    const second = await ledger.uploadRead(userId, csvOf(lines), { accountId });
    expect(second.plan).toMatchObject({ rows: 7, new: 1, known: 6, doubtful: 0 });
    await ledger.apply(userId, second);
    expect(await countRows(userId)).toBe(8);
  });

  it('has a doubt about a row with another text and obeys the decision', async () => {
    const userId = randomUUID();
    const first = await ledger.import(
      userId,
      csvOf([{ day: '2026-05-02', cents: -4500, text: 'GAS STN 12' }]),
    );
    const other = csvOf([{ day: '2026-05-02', cents: -4500, text: 'GAS STATION 12 RIVERBEND' }]);
    const second = await ledger.uploadRead(userId, other, { accountId: first.account!.id! });
    const [doubt] = second.plan!.doubts;
    expect(doubt).toMatchObject({
      day: '2026-05-02',
      amount: -4500,
      reason: 'OTHER_TEXT',
      default: 'add',
      existing: { text: 'GAS STN 12' },
    });
    await expect(ledger.apply(userId, second, { '99': 'skip' })).rejects.toMatchObject({ kind: 'invalid' });
    await ledger.apply(userId, second, { [doubt!.id]: 'skip' });
    expect(await countRows(userId)).toBe(1);
  });

  it('finds the account of an OFX file by its fingerprint and stores no account number', async () => {
    const userId = randomUUID();
    const account = '000777123456';
    const file = await ledger.uploadRead(userId, ofxOf(account, '20260301', 'A'));
    expect(file).toMatchObject({
      questions: ['ACCOUNT'],
      transactions: 1,
      account: { id: null, accountType: 'savings', numberEnding: '3456' },
    });
    const planned = await ledger.plan(userId, file);
    await ledger.apply(userId, planned);
    const next = await ledger.uploadRead(userId, ofxOf(account, '20260302', 'B'));
    expect(next).toMatchObject({ state: 'planned', account: { id: planned.account?.id } });
    expect(await textsWith(account)).toEqual([]);
  });
});

describe('a CSV and an OFX file of one account', () => {
  it('have one payment where only the texts differ', async () => {
    const userId = randomUUID();
    const lines = [
      { day: '2026-03-01', cents: -500, text: 'ACH DEBIT SHOP NORTH 7' },
      { day: '2026-03-01', cents: -700, text: 'CAFE' },
    ];
    const first = await ledger.import(userId, csvOf(lines));
    const accountId = first.account!.id!;
    const second = await ledger.uploadRead(userId, ofxOf('000777123456', '20260301', 'A'), { accountId });
    expect(second.plan).toMatchObject({ rows: 1, new: 0, known: 1, doubtful: 0 });
    await ledger.apply(userId, second);
    expect(await countRows(userId)).toBe(2);
    await ledger.remove(userId, first.id);
    expect((await ledger.rows(userId)).items).toMatchObject([{ text: 'SHOP' }]);
  });
});

const tables = [
  'bank_accounts',
  'bank_files',
  'bank_rows',
  'owners',
  'witnesses',
  'outbox',
  'audit_entries',
  'inbox',
];

async function textsWith(text: string): Promise<string[]> {
  const results: string[] = [];
  for (const table of tables) {
    const sql = `select 1 from ${table} t where position($1 in to_jsonb(t)::text) > 0 limit 1`;
    if ((await ledger.service.query(sql, [text])).length > 0) results.push(table);
  }
  return results;
}

describe('the text of a bank row', () => {
  it('is sealed in each table and in no event, also the text of a payer and of a doubt', async () => {
    const userId = randomUUID();
    const secret = `PAYER${randomUUID().slice(0, 8).toUpperCase()}`;
    const lines = [...linesOfMonth('2026-05'), ...linesOfMonth('2026-06'), ...linesOfMonth('2026-07')];
    const secrets = lines.map((line) => ({ ...line, text: `${line.text} ${secret}` }));
    const first = await ledger.import(userId, csvOf(secrets));
    const other = csvOf(secrets.map((line) => ({ ...line, text: `X ${line.text}` })));
    const second = await ledger.uploadRead(userId, other, { accountId: first.account!.id! });
    expect(second.plan?.doubtful).toBe(15);
    expect((await ledger.rows(userId)).items[0]?.text).toContain(secret);
    expect(await textsWith(secret)).toEqual([]);
  });
});

describe('two files of one account', () => {
  it('cannot both be applied by an old plan: the second gets a new plan', async () => {
    const userId = randomUUID();
    const base = await ledger.import(userId, csvOfMonths('2026-04'));
    const accountId = base.account!.id!;
    const [a, b] = [
      await ledger.uploadRead(userId, csvOfMonths('2026-05'), { accountId }),
      await ledger.uploadRead(userId, csvOfMonths('2026-05', '2026-06'), { accountId }),
    ];
    expect(b.plan).toMatchObject({ new: 10, known: 0 });
    const outcomes = await Promise.allSettled([ledger.apply(userId, a), ledger.apply(userId, b)]);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed).toMatchObject([{ reason: { code: 'PLAN_CHANGED' } }]);
    const late = outcomes[0].status === 'rejected' ? a : b;
    const renewed = await ledger.file(userId, late.id);
    expect(renewed).toMatchObject({ state: 'planned', planVersion: 2, plan: { known: 5 } });
    await ledger.apply(userId, renewed);
    expect(await countRows(userId)).toBe(15);
  });

  it('that speak differently about the same days dispute their months', async () => {
    const userId = randomUUID();
    const first = await ledger.import(userId, csvOfMonths('2026-05', '2026-06', '2026-07'));
    const changed = csvOfMonths('2026-06').replace(
      'ZELLE FROM HARBOR HOTEL,4100.00',
      'ZELLE FROM HARBOR HOTEL,4200.00',
    );
    await ledger.import(userId, changed, { accountId: first.account!.id! });
    const [account] = await ledger.accounts(userId);
    expect(account?.months.find(({ month }) => month === '2026-06')?.state).toBe('disputed');
    const { signals } = await ledger.cashFlow(userId);
    expect(signals).toMatchObject([{ code: 'SOURCES_DISAGREE', accountId: account?.id }]);
  });
});

describe('undoing an import', () => {
  it('takes away exactly what the file brought, once, and publishes the old evidence', async () => {
    const userId = randomUUID();
    const first = await ledger.import(userId, csvOfMonths('2026-05', '2026-06'));
    const before = await ledger.rows(userId);
    const second = await ledger.import(userId, csvOfMonths('2026-06', '2026-07'), {
      accountId: first.account!.id!,
    });
    expect(await countRows(userId)).toBe(15);
    expect(await ledger.undo(userId, second.id)).toMatchObject({ state: 'undone', undoUntil: null });
    expect(await ledger.undo(userId, second.id)).toMatchObject({ state: 'undone' });
    expect(await ledger.rows(userId)).toEqual(before);
    const causes = (await ledger.published(userId, 'bank.rows-changed')).map(({ cause }) => cause);
    expect(causes).toEqual(['applied', 'applied', 'undone']);
    expect(await ledger.evidence(userId)).toEqual({ witnesses: [], accounts: [], figures: [] });
  });

  it('ends ten minutes after the import', async () => {
    const userId = randomUUID();
    const file = await ledger.import(userId, csvOfMonths('2026-05'));
    const sql = `update bank_files set applied_at = applied_at - interval '601 seconds' where id = $1`;
    await ledger.service.query(sql, [file.id]);
    await expect(ledger.undo(userId, file.id)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect(await countRows(userId)).toBe(5);
  });

  it('needs an applied file', async () => {
    const userId = randomUUID();
    const file = await ledger.uploadRead(userId, csvOfMonths('2026-05'));
    await expect(ledger.undo(userId, file.id)).rejects.toMatchObject({ code: 'BANK_FILE_NOT_READY' });
    await expect(ledger.apply(userId, file)).rejects.toMatchObject({ code: 'BANK_FILE_NOT_READY' });
  });
});

describe('deleting', () => {
  it('a file leaves the rows that another file has, and deletes the stored file', async () => {
    const userId = randomUUID();
    const first = await ledger.import(userId, csvOfMonths('2026-05'));
    const accountId = first.account!.id!;
    await ledger.import(userId, csvOfMonths('2026-05', '2026-06'), { accountId });
    const [oldest] = (await ledger.rows(userId)).items.slice(-1);
    await ledger.remove(userId, first.id);
    expect(await countRows(userId)).toBe(10);
    expect((await ledger.rows(userId)).items.at(-1)).toEqual(oldest);
  });

  it('an account deletes its files, rows and evidence', async () => {
    const userId = randomUUID();
    const file = await ledger.import(userId, csvOfMonths('2026-05', '2026-06', '2026-07'));
    expect((await ledger.evidence(userId)).accounts).toHaveLength(1);
    const request = { ...actingForSelf(userId), accountId: file.account!.id! };
    await ledger.service.rpc.call(rpc.ledger.removeAccount, request);
    expect(await ledger.evidence(userId)).toEqual({ witnesses: [], accounts: [], figures: [] });
    expect(await ledger.accounts(userId)).toEqual([]);
    await expect(ledger.file(userId, file.id)).rejects.toMatchObject({ code: 'BANK_FILE_NOT_FOUND' });
  });
});

describe('a personal account', () => {
  it('gives no figures, and a change of its ownership is published at once', async () => {
    const userId = randomUUID();
    const file = await ledger.import(userId, csvOfMonths('2026-05', '2026-06', '2026-07'));
    const request = { ...actingForSelf(userId), accountId: file.account!.id! };
    const change = { ownership: 'personal' as const };
    await ledger.service.rpc.call(rpc.ledger.changeAccount, { ...request, change });
    expect(await ledger.evidence(userId)).toEqual({ witnesses: [], accounts: [], figures: [] });
    expect((await ledger.cashFlow(userId)).countedThrough).toBeNull();
  });
});
