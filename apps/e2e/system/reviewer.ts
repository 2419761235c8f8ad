import { eventually } from '@groundwork/testing';
import type { Page as ApiPage, SignedIn, User, UserSummary } from '@groundwork/contracts';
import { secret } from './evidence.ts';
import { baseUrl, newPerson, Owner } from './owner.ts';

function firstAdmin() {
  const { FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: password } = process.env;
  if (email === undefined || password === undefined) {
    throw new Error('FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD name who gives roles away');
  }
  return { ...newPerson('Ada', 'Min'), email, password: secret('password', password) };
}

export async function admin(): Promise<Owner> {
  const person = firstAdmin();
  // Another test may sign up between the first two calls.
  for (const path of ['login', 'signup', 'login']) {
    const answer = await fetch(`${baseUrl}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (!answer.ok) continue;
    const { token } = (await answer.json()) as SignedIn;
    return new Owner(person, secret('token', token));
  }
  throw new Error('The first admin can neither sign in nor up');
}

export async function newReviewer(): Promise<Owner> {
  const reviewer = await Owner.signUp(newPerson('Rita', 'Vega'));
  const { email } = reviewer.person;
  const giver = await admin();
  const found = await giver.call('GET', `/api/admin/users?search=${encodeURIComponent(email)}`);
  const [user] = ((await found.json()) as ApiPage<UserSummary>).items;
  if (user === undefined) throw new Error('The reviewer cannot be found');
  await giver.call('PATCH', `/api/admin/users/${user.id}`, JSON.stringify({ role: 'reviewer' }));
  const role = async () => ((await (await reviewer.call('GET', '/api/user')).json()) as User).role;
  await eventually(role, (now) => now === 'reviewer', 30_000);
  return reviewer;
}
