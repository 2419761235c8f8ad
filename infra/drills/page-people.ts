import { createHmac, randomUUID } from 'node:crypto';
import type { Enrollment, Page, RecoveryCodes, SignedIn, User, UserSummary } from '@groundwork/contracts';
import { type MailServer, tokenIn } from '@groundwork/testing';
import { TOTP } from 'otpauth';
import { exactly, type Figure } from '../bench/figures.ts';
import { Failure } from '../local/failure.ts';
import { until } from '../local/wait.ts';
import { Owner } from './owner.ts';

const STEP_MS = 30_000;
const PAID = ['customer.subscription.created', 'invoice.paid'];

class Person {
  readonly password = `Page-${randomUUID()}`;
  owner: Owner;

  constructor(
    readonly url: string,
    readonly email: string,
  ) {
    this.owner = new Owner(url, '');
  }

  async #send(path: string, more: object): Promise<void> {
    const body = {
      firstName: 'Drill',
      lastName: 'Person',
      email: this.email,
      password: this.password,
      ...more,
    };
    const { token, user } = (await new Owner(this.url, '').request(path, body)) as SignedIn;
    this.owner = new Owner(this.url, token, user.id);
  }

  signUp = () => this.#send('/api/auth/signup', {});
  signIn = (more = {}) => this.#send('/api/auth/login', more);

  async openLink(mail: MailServer): Promise<void> {
    const letter = (await mail.to(this.email)).at(-1);
    if (letter === undefined) throw new Failure(`No mail came to ${this.email}.`);
    await this.owner.request('/api/auth/confirm-email', { token: tokenIn(letter) });
  }

  role = async () => ((await this.owner.request('/api/user')) as User).role;
}

const isRejected = (request: Promise<unknown>) =>
  request.then(
    () => false,
    () => true,
  );

async function firstAdmin(url: string, email: string, mail: MailServer) {
  const admin = new Person(url, email);
  await admin.signUp();
  const early = await admin.role();
  await admin.openLink(mail);
  await admin.signIn();
  const role = await admin.role();
  const isClosed = await isRejected(admin.owner.request('/api/admin/users'));
  const { secret } = (await admin.owner.request('/api/account/mfa', {
    password: admin.password,
  })) as Enrollment;
  const code = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
  const { recoveryCodes } = (await admin.owner.request('/api/account/mfa/confirm', {
    otp: code(0),
  })) as RecoveryCodes;
  // Each code works once, and the server accepts a clock that is one step ahead.
  await admin.signIn({ otp: code(1) });
  await admin.owner.request('/api/admin/users');
  const figures = [
    exactly('administrators before the mailed link', Number(early === 'admin'), 0),
    exactly('administrators after it', Number(role === 'admin'), 1),
    exactly('lists of users open without two-step sign-in', Number(!isClosed), 0),
    exactly('recovery codes', recoveryCodes.length, 10),
  ];
  return { admin, figures };
}

async function secondAdmin(admin: Person, url: string, mail: MailServer): Promise<Figure[]> {
  const second = new Person(url, `second.${randomUUID()}@example.com`);
  await second.signUp();
  const search = encodeURIComponent(second.email);
  const users = (await admin.owner.request(`/api/admin/users?search=${search}`)) as Page<UserSummary>;
  const path = `/api/admin/users/${users.items[0]?.id}`;
  const change = () => admin.owner.request(path, { role: 'admin' }, 'PATCH');
  const isMailed = await isRejected(change());
  await second.openLink(mail);
  await change();
  const isAdmin = await until(async () => (await second.role()) === 'admin', { withinMs: 10_000 });
  return [
    exactly('second administrators before their link', Number(!isMailed), 0),
    exactly('second administrators after it', Number(isAdmin), 1),
  ];
}

export async function nameAdministrators(url: string, email: string, mail: MailServer) {
  const { admin, figures } = await firstAdmin(url, email, mail);
  const more = await secondAdmin(admin, url, mail);
  return { admin: admin.owner, figures: [...figures, ...more] };
}

async function webhook(url: string, type: string, secret: string): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object: {} } });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
  const answer = await fetch(`${url}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
  return answer.status;
}

export async function tryPayments(url: string, secret: string): Promise<Figure[]> {
  const payer = await Owner.signUp(url);
  const { publishableKey } = (await payer.request('/api/config')) as { publishableKey?: string };
  const started = await payer.request('/api/get-or-create-subscription', { plan: 'individual' });
  const signed = await Promise.all(PAID.map((type) => webhook(url, type, secret)));
  const strange = await webhook(url, PAID[0] ?? '', `${secret}x`);
  return [
    exactly('publishable keys in the browser', Number(publishableKey === 'pk_test_drill'), 1),
    exactly('first payments started', Number(JSON.stringify(started).includes('clientSecret')), 1),
    exactly('webhooks of Stripe accepted', signed.filter((status) => status < 300).length, PAID.length),
    exactly('webhooks of a stranger accepted', Number(strange < 300), 0),
  ];
}

export const thirdPerson = (url: string) => Owner.signUp(url, `third.${randomUUID()}@example.com`);
