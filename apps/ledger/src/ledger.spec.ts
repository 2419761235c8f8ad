import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { runLedger } from '../testing/running-ledger.ts';

let ledger: RunningService;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

const store = (userId: string) =>
  ledger.query('insert into bank_files (id, user_id) values ($1, $2)', [crypto.randomUUID(), userId]);
const countOf = (userId: string) => ledger.rpc.call(rpc.ledger.countBankFiles, { userId });

describe('counting bank files', () => {
  it('counts those of the owner alone', async () => {
    const userId = crypto.randomUUID();
    await store(userId);
    await store(userId);
    await store(crypto.randomUUID());
    expect(await countOf(userId)).toEqual({ count: 2 });
  });

  it('rejects a request without an owner', async () => {
    await expect(countOf('somebody')).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('erasing an owner', () => {
  it('deletes their bank files, reports how many, and leaves those of others', async () => {
    const [userId, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await store(userId);
    await store(other);
    const erasureId = crypto.randomUUID();
    await sendEvent(ledger.connection, events.userErasureRequested, {
      userId,
      aggregateId: erasureId,
      aggregateVersion: 1,
      data: { erasureId },
    });
    const [reported] = await eventually(
      () => ledger.query('select data from outbox where aggregate_id = $1', [erasureId]),
      (rows) => rows.length === 1,
    );
    expect(reported).toMatchObject({
      data: { service: 'ledger', report: { erased: [{ what: 'bank files', count: 1 }] } },
    });
    expect([await countOf(userId), await countOf(other)]).toEqual([{ count: 0 }, { count: 1 }]);
  });
});
