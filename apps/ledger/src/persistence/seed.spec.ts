import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DemoOwner, rpc, type UserId } from '@groundwork/contracts';
import { testFieldKeys } from '@groundwork/testing';
import { csvOfMonths } from '../../testing/bank-csv.ts';
import { business, type RunningLedger, runLedger } from '../../testing/running-ledger.ts';
import { seed } from './seed.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

const mapping = {
  hasHeader: true,
  delimiter: ',' as const,
  skipLines: 0,
  dateOrder: 'ymd' as const,
  decimal: '.' as const,
  columns: { date: 0, description: [1], amount: 2, balance: 3 },
  sign: 'as_is' as const,
};
const at = new Date('2026-10-04T10:00:00Z');
const demoOwner = (): DemoOwner => ({
  id: randomUUID() as UserId,
  fieldKeys: testFieldKeys,
  storageUrl: `folder:${ledger.folder}`,
  chapters: [
    { at, profile: { fullName: 'Maya Reyes' } },
    {
      at,
      bankFile: {
        name: 'checking.csv',
        account: { ...business, numberEnding: '8812' },
        mapping,
        content: csvOfMonths('2026-07', '2026-08', '2026-09'),
      },
    },
  ],
});
const seedOnce = (demo?: DemoOwner) => seed(ledger.service.database!.dataSource, demo);

describe('the demo owner', () => {
  it('has an applied file with its rows, months and proofs', async () => {
    const demo = demoOwner();
    const { id: userId } = demo;
    expect(await seedOnce(demo)).toBe('the demo owner’s transactions');
    const { items } = await ledger.service.rpc.call(rpc.ledger.files, { userId, page: {} });
    expect(items).toMatchObject([
      { name: 'checking.csv', state: 'applied', createdAt: at.toISOString(), plan: { rows: 15, new: 15 } },
    ]);
    const [account] = await ledger.service.rpc.call(rpc.ledger.accounts, { userId });
    expect(account).toMatchObject({ bankName: 'First Bank', number: '****8812', rows: 15 });
    expect(account?.months.map(({ month, state }) => [month, state])).toEqual([
      ['2026-07', 'reconciled'],
      ['2026-08', 'reconciled'],
      ['2026-09', 'reconciled'],
    ]);
    const published = await ledger.service.query('select distinct type from outbox where user_id = $1', [
      userId,
    ]);
    expect(published.map(({ type }) => type).sort()).toEqual([
      'bank.rows-changed',
      'cashflow.changed',
      'evidence.changed',
    ]);
  });

  it('is seeded once, and never without an owner', async () => {
    const demo = demoOwner();
    expect(await seedOnce()).toBeUndefined();
    await seedOnce(demo);
    expect(await seedOnce(demo)).toBeUndefined();
    const { items } = await ledger.service.rpc.call(rpc.ledger.files, { userId: demo.id, page: {} });
    expect(items).toHaveLength(1);
  });
});
