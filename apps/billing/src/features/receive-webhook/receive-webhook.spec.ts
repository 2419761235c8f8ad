import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningService } from '@groundwork/testing';
import { WebhookSignatures } from '../../payments/webhook-signatures.adapter.ts';
import {
  deliver,
  runBilling,
  signatureOf,
  Subscriber,
  subscriptionEvent,
  webhookSecret,
} from '../../../testing/billing.ts';

let billing: RunningService;

beforeAll(async () => {
  billing = await runBilling({ PAYMENTS: 'fake' });
});
afterAll(() => billing.stop());

const outcomes = async (id: string) =>
  (await billing.query('select outcome from webhook_events where id = $1', [id])).map(
    ({ outcome }) => outcome,
  );

describe('a webhook', () => {
  const event = subscriptionEvent({ id: 'sub_none', customer: 'cus_none' });
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

  it.each([
    ['without a signature', event, ''],
    ['with nonsense for a signature', event, 'v1=abc'],
    ['signed by somebody else', event, signatureOf(event, Date.now(), 'whsec_other')],
    ['changed after it was signed', event.replace('sub_none', 'sub_mine'), signatureOf(event)],
    ['with a space more', `${event} `, signatureOf(event)],
    ['signed six minutes ago', event, signatureOf(event, minutesAgo(6))],
    ['signed, but no JSON', '{', signatureOf('{')],
    ['signed, but no event', '{"id":7}', signatureOf('{"id":7}')],
    ['signed, and empty', '', signatureOf('')],
  ])('%s is rejected', async (_, payload, signature) => {
    await expect(deliver(billing, payload, signature)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'UNVERIFIED_WEBHOOK',
    });
  });

  it('signed four minutes ago is accepted', async () => {
    expect(await deliver(billing, event, signatureOf(event, minutesAgo(4)))).toEqual({ received: true });
  });

  it('is rejected without a configured secret, with any signature', () => {
    const deaf = new WebhookSignatures(undefined);
    const signature = signatureOf(event, Date.now(), webhookSecret);
    expect(new WebhookSignatures(webhookSecret).verify(event, signature).type).toContain('subscription');
    expect(() => deaf.verify(event, signature)).toThrow('The signature could not be verified');
  });

  it('for an unknown customer or another topic is recorded only', async () => {
    const unknown = subscriptionEvent({ id: 'sub_x', customer: 'cus_x' }, 'evt_unknown');
    const other = JSON.stringify({
      id: 'evt_other',
      type: 'charge.refunded',
      data: { object: { id: 'ch_1' } },
    });
    for (const payload of [unknown, unknown, other]) {
      expect(await deliver(billing, payload)).toEqual({ received: true });
    }
    expect(await outcomes('evt_unknown')).toEqual(['unknown-customer']);
    expect(await outcomes('evt_other')).toEqual(['no-concern']);
  });

  it('that arrives three times at once has one effect', async () => {
    const ann = new Subscriber(billing);
    const { subscriptionId } = await ann.start('individual');
    const customer = `cus_fake_${ann.userId}`;
    const paid = subscriptionEvent({ id: subscriptionId, customer, status: 'active' });
    await Promise.all([deliver(billing, paid), deliver(billing, paid), deliver(billing, paid)]);
    await deliver(billing, paid);
    expect((await ann.published()).slice(1)).toEqual([
      { version: 2, plan: 'individual', previousPlan: 'starter', status: 'active' },
    ]);
  });

  it('about an invoice names its subscription too', async () => {
    const ann = new Subscriber(billing);
    const { subscriptionId } = await ann.start('individual');
    const subscription_details = { subscription: subscriptionId };
    const object = {
      id: 'in_1',
      customer: `cus_fake_${ann.userId}`,
      parent: { subscription_details },
      status: 'active',
    };
    await deliver(billing, JSON.stringify({ id: 'evt_invoice', type: 'invoice.paid', data: { object } }));
    expect(await ann.subscription()).toMatchObject({ plan: 'individual', status: 'active' });
  });
});
