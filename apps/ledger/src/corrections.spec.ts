import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type BankRowClass, type BankRowId, rpc } from '@groundwork/contracts';
import { csvOfMonths } from '../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

const correct = (userId: string, rowId: BankRowId, rowClass: BankRowClass | null, sameText?: boolean) =>
  ledger.service.rpc.call(rpc.ledger.correctRow, {
    ...actingForSelf(userId),
    rowId,
    class: rowClass,
    ...(sameText !== undefined && { sameText }),
  });

async function importYear(): Promise<string> {
  const userId = randomUUID();
  await ledger.import(userId, csvOfMonths('2026-05', '2026-06', '2026-07'));
  return userId;
}

const revenueOf = async (userId: string) => (await ledger.cashFlow(userId)).trailing['3']?.trueRevenue;

describe('a corrected class', () => {
  it('marks the figures of its rows', async () => {
    const userId = await importYear();
    const markedOf = async () =>
      ((await ledger.evidence(userId)).figures ?? []).map(({ corrected }) => corrected);
    expect(new Set(await markedOf())).toEqual(new Set([false]));
    const [row] = (await ledger.rows(userId, { class: 'loan_repayment' })).items;
    await correct(userId, row!.id, 'rent');
    expect(new Set(await markedOf())).toEqual(new Set([true]));
  });

  it('is shown at once, for all rows with the same text, and ends with null', async () => {
    const userId = await importYear();
    const { items } = await ledger.rows(userId, { class: 'loan_repayment' });
    const first = items[0]!;
    expect(await correct(userId, first.id, 'rent', true)).toMatchObject({
      row: { id: first.id, class: 'rent', corrected: true, rule: first.rule },
      changed: 3,
    });
    expect((await ledger.rows(userId, { class: 'loan_repayment' })).items).toEqual([]);
    expect(await correct(userId, first.id, 'rent', true)).toMatchObject({ changed: 0 });
    expect(await correct(userId, first.id, null, true)).toMatchObject({
      row: { corrected: false },
      changed: 3,
    });
    expect((await ledger.rows(userId, { class: 'loan_repayment' })).items).toEqual(items);
  });

  it('never improves a witness: the debt stays a debt there', async () => {
    const userId = await importYear();
    const debtOf = async () =>
      (await ledger.evidence(userId)).figures?.find(({ field }) => field === 'monthlyDebtPayments');
    const before = await debtOf();
    const [row] = (await ledger.rows(userId, { class: 'loan_repayment' })).items;
    await correct(userId, row!.id, 'other', true);
    expect(await debtOf()).toMatchObject({ value: before?.value, corrected: true });
    expect((await ledger.cashFlow(userId)).trailing['3']?.debtService).toBe(0);
  });

  it('stays with the row when another file brings it', async () => {
    const userId = await importYear();
    const files = await ledger.service.rpc.call(rpc.ledger.files, {
      userId: actingForSelf(userId).userId,
      page: {},
    });
    const [file] = files.items;
    const [row] = (await ledger.rows(userId, { class: 'card_settlement' })).items;
    await correct(userId, row!.id, 'owner_money');
    const revenue = await revenueOf(userId);
    await ledger.import(userId, csvOfMonths('2026-05', '2026-06', '2026-07', '2026-08'), {
      accountId: file!.account!.id!,
    });
    await ledger.remove(userId, file!.id);
    const moved = (await ledger.rows(userId, { class: 'owner_money' })).items;
    expect(moved).toMatchObject([{ id: row!.id, corrected: true }]);
    expect(revenue).toBe(1_980_000 - 250_000);
  });

  it('is in the audit log with the actor and without text', async () => {
    const userId = await importYear();
    const [row] = (await ledger.rows(userId)).items;
    await correct(userId, row!.id, 'fee');
    const sql = `select actor, details from audit_entries where action = 'bank-row.corrected' and user_id = $1`;
    expect(await ledger.service.query(sql, [userId])).toMatchObject([
      { actor: userId, details: { class: 'fee', rows: 1 } },
    ]);
  });
});

describe('the list of rows', () => {
  it('has pages without gaps, filters, and rejects the cursor of another owner', async () => {
    const userId = await importYear();
    const all = (await ledger.rows(userId)).items;
    const paged: unknown[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await ledger.rows(userId, { limit: 4, ...(cursor !== undefined && { cursor }) });
      paged.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
    expect(all.map(({ day }) => day)).toEqual(
      all
        .map(({ day }) => day)
        .sort()
        .reverse(),
    );
    expect((await ledger.rows(userId, { month: '2026-06' })).items).toHaveLength(5);
    await expect(ledger.rows(randomUUID(), { cursor: all[0]!.id })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});
