import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { events } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { patientlyMs, runBilling, Subscriber } from '../../../testing/billing.ts';

jest.setTimeout(4 * patientlyMs);

let billing: RunningService;

beforeAll(async () => {
  billing = await runBilling({ PAYMENTS: 'fake' });
});
afterAll(() => billing.stop());

async function erased(userId: string): Promise<Record<string, unknown>> {
  const erasureId = randomUUID();
  await sendEvent(billing.connection, events.userErasureRequested, {
    userId,
    aggregateId: erasureId,
    aggregateVersion: 1,
    data: { erasureId },
  });
  const sql = `select data from outbox where type = 'user.erased' and aggregate_id = $1`;
  const [row] = await eventually(
    () => billing.query(sql, [erasureId]),
    (rows) => rows.length > 0,
    2 * patientlyMs,
  );
  return row?.['data'] as Record<string, unknown>;
}

describe('erasing an owner in billing', () => {
  it('ends an active plan at the provider and stores number, date and amount of its invoices', async () => {
    const owner = new Subscriber(billing);
    const subscription = await owner.subscribe('professional');
    const [invoice] = await owner.invoices();
    const answer = await erased(owner.userId);
    expect(answer).toMatchObject({
      service: 'billing',
      report: {
        erased: expect.arrayContaining([
          { what: 'customer record at the payment provider', count: 1 },
          { what: 'active subscription, ended at once', count: 1 },
          { what: 'subscription', count: 1 },
        ]),
        kept: [{ what: 'invoices', count: 1, why: expect.stringContaining('Tax law') }],
      },
    });
    expect(await billing.query('select invoice_id, amount_cents, currency from kept_invoices')).toEqual([
      { invoice_id: invoice?.id, amount_cents: 14_700, currency: 'usd' },
    ]);
    for (const table of ['subscriptions', 'outbox', 'kept_invoices', 'webhook_events']) {
      const sql = `select 1 from ${table} t where position($1 in to_jsonb(t)::text) > 0`;
      expect([table, await billing.query(sql, [owner.userId])]).toEqual([table, []]);
    }
    // A later event of the provider has no owner any more.
    await owner.receiveEvent(subscription, { status: 'canceled' });
    expect(await billing.query('select 1 from subscriptions where user_id = $1', [owner.userId])).toEqual([]);
  });

  it('reports that an owner without a subscription has nothing to end', async () => {
    const owner = new Subscriber(billing);
    expect(await erased(owner.userId)).toMatchObject({ report: { erased: [], kept: [] } });
  });
});
