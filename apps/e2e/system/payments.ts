import { createHmac, randomUUID } from 'node:crypto';
import type { SubscriptionStarted, User } from '@groundwork/contracts';
import type { Page } from '@playwright/test';
import { recordSecret } from './evidence.ts';
import { baseUrl, type TestOwner } from './owner.ts';

/** Keys of no account, used only to detect a leak. */
function readPaymentKey(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: "npm test" sets it`);
  return recordSecret('payment key', value);
}

/** A stub of the provider's script: an input replaces the card frame. */
const providerScript = `
  window.Stripe = () => {
    const element = () => {
      const listeners = {};
      return {
        on: (name, listener) => { listeners[name] = listener; },
        once() {}, off() {}, update() {}, unmount() {}, destroy() {},
        mount(place) {
          const card = document.createElement('input');
          card.setAttribute('aria-label', 'Card number');
          place.append(card);
          setTimeout(() => listeners.ready && listeners.ready(), 20);
        },
      };
    };
    const elements = () => {
      const elementsByType = {};
      return { create: (type) => (elementsByType[type] = element()), getElement: (type) => elementsByType[type] ?? null, update() {}, on() {} };
    };
    return {
      elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
      confirmPayment({ confirmParams }) {
        window.sessionStorage.setItem('test.returnUrl', confirmParams.return_url);
        const card = document.querySelector('[aria-label="Card number"]').value;
        return fetch('https://api.stripe.com/v1/payment_intents/pi_1/confirm', { method: 'POST', body: card })
          .then((answer) => answer.json())
          .then(({ error }) => {
            if (error) return { error };
            location.assign(confirmParams.return_url + '?payment_intent=pi_1&redirect_status=succeeded');
            return new Promise(() => undefined);
          });
      },
    };
  };
`;

const answers = {
  pays: {},
  declines: { error: { type: 'card_error', message: 'Your card was declined.' } },
};

export async function stubProvider(page: Page, outcome: 'pays' | 'declines'): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: providerScript }),
  );
  await page.route('https://api.stripe.com/**', (route) =>
    route.fulfill({ json: answers[outcome], headers: { 'access-control-allow-origin': '*' } }),
  );
}

export async function typeCard(page: Page): Promise<URL[]> {
  const card = recordSecret('card number', '4242424242424242');
  const sentTo: URL[] = [];
  page.on('request', (request) => {
    const all = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
    if (all.includes(card)) sentTo.push(new URL(request.url()));
  });
  await page.getByLabel('Card number').fill(card);
  return sentTo;
}

export const blockProvider = (page: Page): Promise<unknown> =>
  page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));

export async function openSubscription(owner: TestOwner, plan: string): Promise<string> {
  const answer = await owner.call('POST', '/api/get-or-create-subscription', JSON.stringify({ plan }));
  return ((await answer.json()) as SubscriptionStarted).subscriptionId;
}

export async function sendProviderEvent(
  owner: TestOwner,
  id: string,
  changes: Record<string, unknown>,
): Promise<number> {
  const user = (await (await owner.call('GET', '/api/user')).json()) as User;
  const object = { id, object: 'subscription', customer: `cus_fake_${user.id}`, ...changes };
  const type = 'customer.subscription.updated';
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } });
  const at = Math.floor(Date.now() / 1000);
  const key = readPaymentKey('STRIPE_WEBHOOK_SECRET');
  const signature = createHmac('sha256', key).update(`${at}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
  const answer = await fetch(`${baseUrl}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
  return answer.status;
}
