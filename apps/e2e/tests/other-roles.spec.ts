import { randomUUID } from 'node:crypto';
import {
  isEntitled,
  isStaffRole,
  problemBody,
  type RouteContract,
  type RouteExample,
  routeExamples,
  routes,
} from '@groundwork/contracts';
import { form1040 } from '@groundwork/test-data';
import { expect, test } from '@playwright/test';
import { uploadBankFile } from '../system/bank-files.ts';
import { recordRejection } from '../system/evidence.ts';
import { baseUrl, createPerson, TestOwner } from '../system/owner.ts';
import { createReviewer, signInAdmin } from '../system/reviewer.ts';

interface Row {
  name: string;
  route: RouteContract;
}

const rows: readonly Row[] = Object.entries<RouteContract>(routes)
  .map(([name, route]) => ({ name, route }))
  .filter(({ route: { access, path } }) => access !== 'public' && path.includes(':'));
const examples: Partial<Record<string, RouteExample>> = routeExamples;

/** The ids of another owner’s objects, and two that belong to none. */
async function createObjects(): Promise<Record<string, string>> {
  const owner = await TestOwner.signUp(createPerson('Olga', 'Ortiz'));
  const document = { name: 'hers.pdf', content: form1040(83_000), category: 'tax_documents' } as const;
  const upload = await owner.upload(document);
  const idIn = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  return {
    'a document': await idIn(upload),
    'a bank file': (await uploadBankFile(owner)).id,
    'a user': await idIn(await owner.call('GET', '/api/user')),
    'no object': randomUUID(),
    'no id': 'not-an-id',
  };
}

async function statusOf({ token }: TestOwner, { name, route }: Row, id: string): Promise<number | string> {
  const { query: { cursor: _, ...query } = {}, body } = examples[name] ?? {};
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const isRaw = route.consumes === 'application/octet-stream';
  const json = body === undefined ? undefined : JSON.stringify(body);
  const content = isRaw ? 'a part' : json;
  const answer = await fetch(`${baseUrl}${route.path.replace(/:\w+/, id)}?${search.toString()}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(content !== undefined && { 'content-type': route.consumes ?? 'application/json' }),
    },
    ...(content !== undefined && { body: content }),
  });
  const text = await answer.text();
  recordRejection({ status: answer.status, text });
  const isProblem = problemBody.strict().safeParse(text === '' ? null : JSON.parse(text)).success;
  return isProblem ? answer.status : `${answer.status} with data`;
}

/** The reviewer of a document that needs no decision learns that another one decided. */
const isDecision = ({ route: { access, method } }: Row, kind: string) =>
  access === 'reviewer' && method !== 'GET' && kind === 'a document';

function expectedStatus(row: Row, role: string, kind: string): number {
  const { access, needs } = row.route;
  if (isStaffRole(access) && access !== role) return 403;
  if (needs !== undefined && !isEntitled('starter', needs)) return 403;
  return isDecision(row, kind) ? 409 : 404;
}

test('every route with an id rejects ids of other kinds from an owner, a reviewer and an administrator', async () => {
  test.setTimeout(120_000);
  const ids = await createObjects();
  const callers = {
    user: await TestOwner.signUp(),
    reviewer: await createReviewer(),
    admin: await signInAdmin(),
  };
  const wrong: unknown[] = [];
  let calls = 0;
  for (const row of rows)
    for (const [role, caller] of Object.entries(callers))
      for (const [kind, id] of Object.entries(ids)) {
        if (kind === 'a user' && role === 'admin' && row.route.path.startsWith('/api/admin/users/')) continue;
        const status = await statusOf(caller, row, id);
        calls += 1;
        if (status !== expectedStatus(row, role, kind)) wrong.push([row.name, role, kind, status]);
      }
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(rows.length * 14);
});
