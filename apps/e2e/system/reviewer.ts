import { eventually } from '@groundwork/testing';
import type { Page as ApiPage, SignedIn, User, UserSummary } from '@groundwork/contracts';
import { recordSecret } from './evidence.ts';
import { baseUrl, createPerson, TestOwner } from './owner.ts';

function readFirstAdmin() {
  const { FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: password } = process.env;
  if (email === undefined || password === undefined) {
    throw new Error('FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD are not set: "npm test" sets them');
  }
  return { ...createPerson('Ada', 'Min'), email, password: recordSecret('password', password) };
}

export async function signInAdmin(): Promise<TestOwner> {
  const person = readFirstAdmin();
  // Another test may sign up between the first two calls.
  for (const path of ['login', 'signup', 'login']) {
    const answer = await fetch(`${baseUrl}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (!answer.ok) continue;
    const { token } = (await answer.json()) as SignedIn;
    return new TestOwner(person, recordSecret('token', token));
  }
  throw new Error('The first admin can neither sign in nor sign up');
}

export async function createReviewer(): Promise<TestOwner> {
  const reviewer = await TestOwner.signUp(createPerson('Rita', 'Vega'));
  const { email } = reviewer.person;
  const administrator = await signInAdmin();
  const response = await administrator.call('GET', `/api/admin/users?search=${encodeURIComponent(email)}`);
  const [user] = ((await response.json()) as ApiPage<UserSummary>).items;
  if (user === undefined) throw new Error('The user list has no reviewer');
  await administrator.call('PATCH', `/api/admin/users/${user.id}`, JSON.stringify({ role: 'reviewer' }));
  const role = async () => ((await (await reviewer.call('GET', '/api/user')).json()) as User).role;
  await eventually(role, (now) => now === 'reviewer', 30_000);
  return reviewer;
}
