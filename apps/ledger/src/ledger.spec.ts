import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { csvOfMonths } from '../testing/bank-csv.ts';
import { business, type RunningLedger, runLedger } from '../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

describe('a CSV file of three months with balances', () => {
  const userId = randomUUID();

  it('waits for its mapping and its account, then has a plan', async () => {
    const file = await ledger.uploadRead(userId, csvOfMonths('2026-06', '2026-07', '2026-08'));
    expect(file).toMatchObject({
      state: 'question',
      questions: ['MAPPING', 'ACCOUNT'],
      transactions: 15,
      header: ['Date', 'Description', 'Amount', 'Balance'],
      mapping: { columns: { date: 0, description: [1], amount: 2, balance: 3 } },
    });
    expect(file.sample).toHaveLength(5);
    const { mapping } = file;
    const answered = await ledger.answer(userId, file.id, { mapping: mapping!, account: business });
    expect(answered.state).toBe('reading');
    expect(await ledger.read(userId, file.id)).toMatchObject({
      state: 'planned',
      planVersion: 1,
      account: { bankName: 'First Bank', accountType: 'checking' },
      plan: { rows: 15, new: 15, known: 0, doubtful: 0, opening: 100_000, closing: 1_577_965 },
      warnings: [],
    });
  });

  it('is applied into three reconciled months, cash flow and evidence', async () => {
    const [file] = (await ledger.service.query('select id from bank_files where user_id = $1', [userId])).map(
      ({ id }) => String(id),
    );
    const applied = await ledger.apply(userId, await ledger.file(userId, file!));
    expect(applied).toMatchObject({ state: 'applied', appliedAt: expect.any(String) });
    const [account] = await ledger.accounts(userId);
    expect(account?.months.map(({ month, state }) => [month, state])).toEqual([
      ['2026-06', 'reconciled'],
      ['2026-07', 'reconciled'],
      ['2026-08', 'reconciled'],
    ]);
    expect(await ledger.published(userId, 'bank.rows-changed')).toEqual([
      { accountId: account?.id, fileId: file, from: '2026-06-01', to: '2026-08-31', cause: 'applied' },
    ]);
    expect(await ledger.published(userId, 'cashflow.changed')).toMatchObject([
      {
        countedFrom: '2026-06-01',
        countedThrough: '2026-08-31',
        trailing3: { trueRevenue: 1_980_000, debtService: 195_000 },
        trailing12: null,
      },
    ]);
    const { figures, accounts } = await ledger.evidence(userId);
    expect(figures?.map(({ field, value }) => [field, value])).toEqual(
      expect.arrayContaining([
        ['monthlyDebtPayments', 650],
        ['monthlyDeposits', 6600],
      ]),
    );
    expect(accounts).toMatchObject([
      { accountId: account?.id, accountType: 'checking', lastDay: '2026-08-31' },
    ]);
    const { items } = await ledger.rows(userId, { limit: 2 });
    expect(items).toMatchObject([
      { day: '2026-08-31', amount: -12_345, text: 'OFFICE SUPPLY 0001' },
      { day: '2026-08-20', class: 'loan_repayment' },
    ]);
    expect((await ledger.cashFlow(userId)).trailing['3']?.debtService).toBe(195_000);
  });

  it('repeats its reply when it is applied again, and publishes nothing', async () => {
    const [row] = await ledger.service.query('select id from bank_files where user_id = $1', [userId]);
    const file = await ledger.file(userId, String(row?.['id']));
    expect(await ledger.apply(userId, file)).toEqual(file);
    expect(await ledger.published(userId, 'bank.rows-changed')).toHaveLength(1);
  });
});
