import type { AccountSession, Notice } from '@groundwork/contracts';
import { form1040 } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { describedOperations, type Operation } from '../hostile/operations.ts';
import { baseUrl, Owner } from '../system/owner.ts';

type Made = (owner: Owner, n: number) => Promise<string>;

/** A function creates an object of the owner. A new route with an id needs an entry here. */
const objects: Record<string, Made | 'for a role' | 'shared by all'> = {
  '/api/documents/{id}': async (owner, n) => {
    const content = form1040(61_000 + n);
    const answer = await owner.upload({ name: 'mine.pdf', content, category: 'tax_documents' });
    return idIn(answer);
  },
  '/api/banking-info/{id}': async (owner, n) => {
    const account = {
      bankName: 'First Bank',
      accountType: 'checking',
      accountNumber: String(100_200_300 + n),
      routingNumber: '021000021',
      currentBalance: 1,
    };
    return idIn(await owner.call('POST', '/api/banking-info', JSON.stringify(account)));
  },
  '/api/recommendations/{id}': async (owner) => {
    const advice = (await (await owner.call('GET', '/api/recommendations')).json()) as { id: string }[];
    return advice[0]?.id ?? 'none';
  },
  '/api/account/sessions/{id}': async (owner) => {
    await signInFrom(owner, 'Firefox/140.0 (Linux)');
    const sessions = (await (await owner.call('GET', '/api/account/sessions')).json()) as AccountSession[];
    return sessions.find(({ current }) => !current)?.id ?? 'none';
  },
  '/api/notices/{id}': async (owner, n) => {
    // Only an unknown device creates a notice.
    await signInFrom(owner, ['Firefox/140.0', 'OPR/120.0', 'Edg/140.0'][n % 3] ?? '');
    const notices = (await (await owner.call('GET', '/api/notices')).json()) as Notice[];
    return notices[0]?.id ?? 'none';
  },
  '/api/privacy/export/{id}': async (owner) => {
    const answer = await owner.call('POST', '/api/privacy/export');
    return ((await answer.json()) as { id: string }).id;
  },
  '/api/review/documents/{id}': 'for a role',
  '/api/admin/users/{id}': 'for a role',
  '/api/admin/lenders/{id}': 'for a role',
  '/api/admin/lenders/imports/{id}': 'for a role',
  '/api/lender-matches/{id}': 'shared by all',
};

/** The gateway rejects the starter plan before it loads the object. */
const ofPaidPlans = ['lenderPlan'];

async function signInFrom({ person }: Owner, userAgent: string): Promise<void> {
  const { email, password } = person;
  const answer = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
}

/** Valid bodies, so that the request reaches the object. */
const bodies: Record<string, object> = {
  moveDocument: { category: 'bank_statements' },
  noteApplication: { status: 'applied' },
};

async function idIn(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const beginning = (path: string) => /^.*?\{\w+\}/.exec(path)?.[0] ?? path;
const withId = (operations: Operation[]) =>
  operations.filter(({ path, secured }) => secured && path.includes('{'));

async function statusFor(who: Owner, { name, method, path }: Operation, id: string): Promise<number> {
  const verb = method as 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const body = verb === 'GET' ? undefined : JSON.stringify(bodies[name] ?? {});
  return (await who.call(verb, path.replace(/\{\w+\}/, id), body)).status;
}

test('every route with an id has an entry for its owner', async () => {
  const operations = withId(await describedOperations());
  const undecided = operations.filter(({ path }) => !(beginning(path) in objects));
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test('every route answers 404 for another owner’s object and 401 for a forged token', async () => {
  const [owner, stranger] = [await Owner.signUp(), await Owner.signUp()];
  const forger = new Owner(stranger.person, 'forged');
  for (const [n, operation] of withId(await describedOperations()).entries()) {
    const made = objects[beginning(operation.path)];
    const isOwned = typeof made === 'function';
    const id = isOwned ? await made(owner, n) : '00000000-0000-4000-8000-000000000000';
    const seen = [await statusFor(stranger, operation, id), await statusFor(forger, operation, id)];
    const isRefused = made === 'for a role' || ofPaidPlans.includes(operation.name);
    expect([operation.name, ...seen]).toEqual([operation.name, isRefused ? 403 : 404, 401]);
    const isObjectItself = isOwned && operation.path === beginning(operation.path);
    if (isObjectItself) expect(await statusFor(owner, operation, id), operation.name).not.toBe(404);
  }
});

test('every route that needs a session rejects a missing token, a forged token and a revoked token', async () => {
  const left = await Owner.signUp();
  expect((await left.call('POST', '/api/auth/logout')).status).toBe(204);
  const visitors = [new Owner(left.person, 'forged'), new Owner(left.person, ''), left];
  for (const { name, method, path } of (await describedOperations()).filter(({ secured }) => secured)) {
    const verb = method as 'GET' | 'POST' | 'PATCH' | 'DELETE';
    const target = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const statuses = await Promise.all(
      visitors.map(async (visitor) => (await visitor.call(verb, target)).status),
    );
    expect([name, ...statuses]).toEqual([name, 401, 401, 401]);
  }
});
