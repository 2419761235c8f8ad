import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, events, rpc, type UserId } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { v7 as newId } from 'uuid';
import { runBilling } from '../../../testing/billing.ts';
import { ReconcileSubscriptions } from '../reconcile-subscriptions/reconcile-subscriptions.use-case.ts';

let running: RunningService;

beforeAll(async () => {
  running = await runBilling();
});
afterAll(() => running.stop());

interface Reading {
  rows: number;
  processorMs: number;
  contract?: 'documentReadingEnded' | 'bankFileReadingEnded' | 'lenderFileReadingEnded';
  version?: number;
  id?: string;
}

const newOwner = () => randomUUID() as UserId;

const send = (
  userId: UserId,
  { rows, processorMs, contract = 'bankFileReadingEnded', version = 1, id }: Reading,
) =>
  sendEvent(running.connection, events[contract], {
    userId,
    aggregateId: userId,
    aggregateVersion: version,
    ...(id !== undefined && { id }),
    data: { rows, processorMs },
  });

async function untilHandled(id: string): Promise<void> {
  const handled = 'select 1 from inbox where event_id = $1';
  await eventually(
    () => running.query(handled, [id]),
    (rows) => rows.length === 1,
  );
}

const usedBy = async (userId: UserId) =>
  (await running.rpc.call(rpc.billing.fileBudget, { userId })).day.used;

describe('a reading', () => {
  it('counts its rows and its processor time', async () => {
    const userId = newOwner();
    await untilHandled(await send(userId, { rows: 100, processorMs: 250 }));
    await untilHandled(await send(userId, { rows: 0, processorMs: 50, contract: 'documentReadingEnded' }));
    expect(await usedBy(userId)).toEqual({ files: 0, bytes: 0, rows: 100, processorMs: 300 });
  });

  it('counts once when its event arrives twice', async () => {
    const userId = newOwner();
    const id = newId();
    await send(userId, { rows: 7, processorMs: 70, id });
    await send(userId, { rows: 7, processorMs: 70, id });
    await untilHandled(id);
    await untilHandled(await send(userId, { rows: 1, processorMs: 1, version: 2 }));
    expect(await usedBy(userId)).toMatchObject({ rows: 8, processorMs: 71 });
  });

  it('counts the same when events arrive in another order', async () => {
    const userId = newOwner();
    await untilHandled(await send(userId, { rows: 2, processorMs: 20, version: 2 }));
    await untilHandled(await send(userId, { rows: 1, processorMs: 10, version: 1 }));
    expect(await usedBy(userId)).toMatchObject({ rows: 3, processorMs: 30 });
  });

  it('above the processor time of the hour stops the next file', async () => {
    const userId = newOwner();
    await untilHandled(
      await send(userId, { rows: 0, processorMs: 30 * 60_000 + 1, contract: 'documentReadingEnded' }),
    );
    const upload = { ...actingForSelf(userId), source: 'document' as const, bytes: 1 };
    await expect(running.rpc.call(rpc.billing.admitFile, upload)).rejects.toMatchObject({
      kind: 'limit',
      code: 'BUDGET_SPENT',
    });
  });

  it('of an administrator leaves the budget of their plan alone', async () => {
    const userId = newOwner();
    await untilHandled(
      await send(userId, { rows: 900_000, processorMs: 1, contract: 'lenderFileReadingEnded' }),
    );
    expect(await usedBy(userId)).toMatchObject({ rows: 0 });
  });
});

describe('the use of an hour', () => {
  it('is deleted after two days', async () => {
    const userId = newOwner();
    const insert = `insert into file_use (user_id, budget, hour, files, bytes, rows, processor_ms)
      values ($1, 'plan', now() - make_interval(hours => $2), 1, 1, 1, 1)`;
    await running.query(insert, [userId, 49]);
    await running.query(insert, [userId, 47]);
    await running.app.get(ReconcileSubscriptions).run();
    const left = await running.query('select 1 from file_use where user_id = $1', [userId]);
    expect(left).toHaveLength(1);
  });
});
