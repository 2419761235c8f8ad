import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@groundwork/testing';
import { csvOfMonths } from '../../../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../../../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

describe('the reading of a bank file', () => {
  it('publishes its rows for the budget of the owner, at each reading', async () => {
    const userId = randomUUID();
    const file = await ledger.uploadRead(userId, csvOfMonths('2026-05'));
    await ledger.plan(userId, file);
    const costs = await eventually(
      () => ledger.readingCosts(file.id),
      ({ length }) => length === 2,
    );
    expect(costs).toMatchObject([{ rows: 0 }, { rows: 5 }]);
  });
});
