import { createHmac, randomUUID } from 'node:crypto';
import type { SubscriptionStarted, User } from '@groundwork/contracts';
import type { Page } from '@playwright/test';
import { baseUrl, type Owner } from './owner.ts';

/** What the provider's script does as far as our form can tell; the fields are a frame of theirs, here a box. */
const providerScript = (outcome: 'pays' | 'declines') => `
  window.Stripe = () => {
    const element = () => {
      const heard = {};
      return {
        on: (name, listener) => { heard[name] = listener; },
        once() {}, off() {}, update() {}, unmount() {}, destroy() {},
        mount(place) {
          place.textContent = 'Card fields of the provider';
          setTimeout(() => heard.ready && heard.ready(), 20);
        },
      };
    };
    const elements = () => {
      const made = {};
      return { create: (type) => (made[type] = element()), getElement: (type) => made[type] ?? null, update() {}, on() {} };
    };
    return {
      elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
      confirmPayment({ confirmParams }) {
        window.sessionStorage.setItem('test.returnUrl', confirmParams.return_url);
        if (${JSON.stringify(outcome)} === 'declines') {
          return Promise.resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
        }
        location.assign(confirmParams.return_url + '?payment_intent=pi_1&redirect_status=succeeded');
        return new Promise(() => undefined);
      },
    };
  };
`;

export const providerThat = (page: Page, outcome: 'pays' | 'declines'): Promise<unknown> =>
  page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: providerScript(outcome) }),
  );

export const providerBlocked = (page: Page): Promise<unknown> =>
  page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));

/** The open subscription of an owner, begun where there is none. */
export async function openSubscription(owner: Owner, plan: string): Promise<string> {
  const answer = await owner.call('POST', '/api/get-or-create-subscription', JSON.stringify({ plan }));
  return ((await answer.json()) as SubscriptionStarted).subscriptionId;
}

/** What the provider says of a subscription, signed as it signs. */
export async function providerSays(owner: Owner, id: string, news: Record<string, unknown>): Promise<number> {
  const user = (await (await owner.call('GET', '/api/user')).json()) as User;
  const object = { id, object: 'subscription', customer: `cus_fake_${user.id}`, ...news };
  const type = 'customer.subscription.updated';
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } });
  const at = Math.floor(Date.now() / 1000);
  const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
  const answer = await fetch(`${baseUrl}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
  return answer.status;
}
