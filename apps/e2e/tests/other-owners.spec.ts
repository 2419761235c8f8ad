import type { DocumentView } from '@groundwork/contracts';
import { form1040 } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { describedOperations, type Operation } from '../hostile/operations.ts';
import { newPerson, Owner } from '../system/owner.ts';

/**
 * Whose object an address names: makes one that belongs to this owner. `shared` is everybody's.
 * A new route with an id fails here until somebody has decided.
 */
const objects: Record<string, ((owner: Owner) => Promise<string>) | 'shared'> = {
  '/api/documents/{id}': async (owner) => {
    const upload = { name: 'mine.pdf', content: form1040(61_000), category: 'tax_documents' as const };
    const answer = await owner.upload(upload);
    return ((await answer.json()) as DocumentView).id;
  },
};

const beginning = (path: string) => /^.*?\{\w+\}/.exec(path)?.[0] ?? path;
const withId = (operations: Operation[]) => operations.filter(({ path }) => path.includes('{'));

async function statusFor(who: Owner | undefined, { method, path }: Operation, id: string): Promise<number> {
  const visitor = who ?? new Owner(newPerson(), 'forged');
  const verb = method as 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const answer = await visitor.call(verb, path.replace(/\{\w+\}/, id), verb === 'GET' ? undefined : '{}');
  return answer.status;
}

test('every route that names an object says whose it is', async () => {
  const operations = withId(await describedOperations());
  const undecided = operations.filter(({ path }) => !(beginning(path) in objects));
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test('another owner’s object does not exist, by any route, and nobody’s token opens none', async () => {
  const [owner, stranger] = [await Owner.signUp(), await Owner.signUp()];
  const seen: Record<string, number[]> = {};
  for (const operation of withId(await describedOperations())) {
    const object = objects[beginning(operation.path)];
    if (typeof object !== 'function') continue;
    const id = await object(owner);
    seen[operation.name] = [
      await statusFor(stranger, operation, id),
      await statusFor(undefined, operation, id),
    ];
  }
  const wanted = Object.keys(seen).map((name) => [name, [404, 401]]);
  expect(seen).toEqual(Object.fromEntries(wanted));
});

test('every route that needs a session refuses who has none, who forges one, and who has signed out', async () => {
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
