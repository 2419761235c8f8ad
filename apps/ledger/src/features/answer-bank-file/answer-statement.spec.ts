import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BankFileView, StatementRows } from '@groundwork/contracts';
import { answerFileKeys, eventually, FakeService } from '@groundwork/testing';
import { csvOfMonths } from '../../../testing/bank-csv.ts';
import { statementsOf, steadyQuarter, typedCsvOf } from '../../../testing/bank-months.ts';
import { sendStatement } from '../../../testing/documents.ts';
import { FiguredOwner, ownBank, ownName } from '../../../testing/figured-owner.ts';
import { business, type RunningLedger, runLedger } from '../../../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
  answerFileKeys(new FakeService(ledger.service.connection), { sealed: true });
  await ledger.service.connection.flush();
});
afterAll(() => ledger.stop());

const statesOf = (userId: string) =>
  ledger.service.query(
    `select id, state, account_hint ->> 'numberEnding' as ending from bank_files
     where user_id = $1 and source = 'document' order by covered_from, ending desc`,
    [userId],
  );
const untilRead = (userId: string, count: number) =>
  eventually(
    () => statesOf(userId),
    (files) => files.length === count && files.every(({ state }) => state !== 'reading'),
    60_000,
  );

async function ownerWith(account: typeof ownBank, statements: readonly StatementRows[]) {
  const owner = new FiguredOwner(ledger);
  await owner.import(typedCsvOf(steadyQuarter), account);
  for (const rows of statements) await sendStatement(ledger, owner.userId, rows, { holder: ownName });
  return { owner, files: await untilRead(owner.userId, statements.length) };
}

describe('the statements of an account that a file brought', () => {
  it.each([
    ['with another form of its bank', { ...ownBank, bankName: 'FIRST BANK, N.A.' }],
    ['without a bank', { ...ownBank, bankName: 'Your bank' }],
  ])('are added to an account %s', async (_, account) => {
    const { owner, files } = await ownerWith(account, statementsOf(steadyQuarter));
    expect(files.map(({ state }) => state)).toEqual(['applied', 'applied', 'applied']);
    expect(await ledger.accounts(owner.userId)).toHaveLength(1);
    expect(await owner.balance('confirmed')).toMatchObject({ value: 94_189 });
  });

  it('need one answer for all of them, which the account keeps for the next one', async () => {
    const [first, second, last] = statementsOf(steadyQuarter) as [
      StatementRows,
      StatementRows,
      StatementRows,
    ];
    const foreign = { ...first, accountEnding: '1111' };
    const unnamed = { bankName: 'Your bank', accountType: 'checking', ownership: 'business' } as const;
    const { owner, files } = await ownerWith(unnamed, [first, foreign, second]);
    const { userId } = owner;
    expect(files.map(({ state }) => state)).toEqual(['question', 'question', 'question']);
    const [account] = await ledger.accounts(userId);
    const fileId = String(files.find(({ ending }) => ending === '6789')?.['id']);
    const answered = await ledger.answer(userId, fileId, { account: { id: account!.id } });
    expect(answered).toMatchObject({ state: 'reading', questions: [], account: { id: account!.id } });
    const read = await untilRead(userId, 3);
    expect(read.map(({ state, ending }) => [ending, state])).toEqual([
      ['6789', 'applied'],
      ['1111', 'question'],
      ['6789', 'applied'],
    ]);
    expect(await ledger.accounts(userId)).toMatchObject([{ bankName: 'First Bank', number: '****6789' }]);
    await sendStatement(ledger, userId, last, { holder: ownName });
    expect((await untilRead(userId, 4)).at(-1)).toMatchObject({ state: 'applied' });
    expect(await owner.balance('confirmed')).toMatchObject({ value: 94_189 });
  });
});

describe('a plan of an account that changed meanwhile', () => {
  it('is applied if it still has the same transactions', async () => {
    const userId = randomUUID();
    const { account } = await ledger.import(userId, csvOfMonths('2026-04'));
    const planOf = (month: string): Promise<BankFileView> =>
      ledger.uploadRead(userId, csvOfMonths(month), { accountId: account!.id! });
    const plans = [await planOf('2026-05'), await planOf('2026-06')];
    for (const planned of plans)
      expect(await ledger.apply(userId, planned)).toMatchObject({ state: 'applied', plan: { new: 5 } });
    expect((await ledger.accounts(userId))[0]).toMatchObject({ bankName: business.bankName, rows: 15 });
    const [, last] = plans as [BankFileView, BankFileView];
    expect(await ledger.file(userId, last.id)).toMatchObject({ planVersion: 2 });
  });
});
