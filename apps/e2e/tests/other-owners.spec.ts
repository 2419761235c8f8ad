import { randomUUID } from 'node:crypto';
import type {
  AccountSession,
  AddedDocumentRequest,
  AddedInvitation,
  NewPackageLink,
  Notice,
  PhoneCode,
  Proposal,
  ShareSession,
} from '@groundwork/contracts';
import { form1040 } from '@groundwork/test-data';
import { expect, test } from '@playwright/test';
import { loadOperations, type Operation } from '../hostile/operations.ts';
import {
  bankCsv,
  bankRowsOf,
  importBankFile,
  ledgerAccountsOf,
  uploadBankFile,
} from '../system/bank-files.ts';
import { baseUrl, TestOwner } from '../system/owner.ts';
import { openSubscription, sendProviderEvent } from '../system/payments.ts';

const proposalsOf = async (owner: TestOwner) =>
  (await (await owner.call('GET', '/api/business-profile/proposals')).json()) as Proposal[];

type CreateObject = (owner: TestOwner, n: number) => Promise<string>;

/** A function creates an object of the owner. A new route with an id needs an entry here. */
const objects: Record<string, CreateObject | 'for a role' | 'shared by all'> = {
  '/api/documents/{id}': async (owner, n) => {
    const content = form1040(61_000 + n);
    const answer = await owner.upload({ name: 'mine.pdf', content, category: 'tax_documents' });
    return readId(answer);
  },
  '/api/banking-info/{id}': async (owner, n) => {
    const account = {
      bankName: 'First Bank',
      accountType: 'checking',
      accountNumber: String(100_200_300 + n),
      routingNumber: '021000021',
      currentBalance: 1,
    };
    return readId(await owner.call('POST', '/api/banking-info', JSON.stringify(account)));
  },
  '/api/bank-files/{id}': async (owner, n) => (await uploadBankFile(owner, bankCsv(` FILE ${n}`))).id,
  '/api/bank-accounts/{id}': async (owner, n) => {
    await importBankFile(owner, bankCsv(` ACCOUNT ${n}`));
    return (await ledgerAccountsOf(owner)).at(-1)?.id ?? 'none';
  },
  '/api/bank-rows/{id}': async (owner, n) => {
    await importBankFile(owner, bankCsv(` ROWS ${n}`));
    return (await bankRowsOf(owner))[0]?.id ?? 'none';
  },
  '/api/business-profile/proposals/{id}': async (owner, n) => {
    const content = form1040(71_000 + n);
    await owner.saveProfile({ annualPersonalIncome: 60_000 });
    await owner.upload({ name: 'proposed.pdf', content, category: 'tax_documents' });
    const firstId = async () => (await proposalsOf(owner))[0]?.id;
    await expect.poll(firstId, { timeout: 60_000 }).toBeDefined();
    return (await firstId()) ?? 'none';
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
  '/api/packages/{id}': addPackage,
  '/api/links/{id}': async (owner, n) => (await addLink(owner, n)).link.id,
  '/api/lender-requests/{id}': addLenderRequest,
  '/api/document-requests/{id}': async (owner, n) => {
    const body = JSON.stringify({ title: `Paper ${n}`, category: 'tax_documents' });
    const answer = await owner.call('POST', '/api/document-requests', body);
    return ((await answer.json()) as AddedDocumentRequest).request.id;
  },
  '/api/businesses/{id}': async (owner) => firstIn(await owner.call('GET', '/api/businesses')),
  '/api/people/{grantId}': async (owner) => firstIn(await owner.call('GET', '/api/people')),
  '/api/people/invitations/{id}': async (owner, n) => {
    const body = JSON.stringify({ email: `member${n}@example.com`, role: 'member' });
    const answer = await owner.call('POST', '/api/people/invitations', body);
    return ((await answer.json()) as AddedInvitation).invitation.id;
  },
  '/api/practices/{id}': async (owner, n) =>
    readId(await owner.call('POST', '/api/practices', JSON.stringify({ name: `Practice ${n}` }))),
  '/api/review/documents/{id}': 'for a role',
  '/api/admin/users/{id}': 'for a role',
  '/api/admin/practices/{id}': 'for a role',
  '/api/admin/requests/{id}': 'for a role',
  '/api/admin/lenders/{id}': 'for a role',
  '/api/admin/lenders/imports/{id}': 'for a role',
  '/api/admin/lender-facts/{id}': 'for a role',
  '/api/admin/lender-feeds/{id}': 'for a role',
  '/api/admin/lender-records/uploads/{id}': 'for a role',
  '/api/admin/lender-records/snapshots/{id}': 'for a role',
  '/api/lender-matches/{id}': 'shared by all',
  '/api/figures/{field}': 'shared by all',
};

/** The gateway rejects the starter plan before it loads the object. */
const operationsOfPaidPlans = [
  'lenderPlan',
  'addPackageVersion',
  'checkPackagePage',
  'addPackageLink',
  'changePackageLink',
  'unlockPackageLink',
  'showPackageCode',
  'answerLenderRequest',
];

async function addPackage(owner: TestOwner, n: number): Promise<string> {
  const create = () => owner.call('POST', '/api/packages', JSON.stringify({ title: `File ${n}` }));
  let answer = await create();
  if (answer.status === 403) {
    const subscription = await openSubscription(owner, 'professional');
    expect(await sendProviderEvent(owner, subscription, { status: 'active' })).toBe(200);
    await expect.poll(async () => (answer = await create()).status).toBe(202);
  }
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

async function addLink(owner: TestOwner, n: number): Promise<NewPackageLink> {
  const id = await addPackage(owner, n);
  const body = JSON.stringify({ name: 'Ann', email: 'ann@bank.example' });
  const answer = await owner.call('POST', `/api/packages/${id}/links`, body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as NewPackageLink;
}

async function addLenderRequest(owner: TestOwner, n: number): Promise<string> {
  const { link, url } = await addLink(owner, n);
  const answer = await owner.call('POST', `/api/links/${link.id}/code`);
  const { code } = (await answer.json()) as PhoneCode;
  const send = (path: string, body: object, authorization?: string) =>
    fetch(`${baseUrl}/api/shared/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
  const begun = await send('sessions', { token: url.split('#')[1], code });
  const { session } = (await begun.json()) as ShareSession;
  const dueDay = new Date().toISOString().slice(0, 10);
  return readId(await send('requests', { title: `Paper ${n}`, dueDay }, `Share ${session}`));
}

async function signInFrom({ person }: TestOwner, userAgent: string): Promise<void> {
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
  splitDocument: {
    parts: [
      { fromPage: 1, toPage: 1 },
      { fromPage: 2, toPage: 2 },
    ],
  },
  moveDocument: { category: 'bank_statements' },
  answerHolder: { answer: 'remove' },
  correctFigures: { version: 1, changes: [{ what: 'taxYear', year: '2024' }] },
  noteApplication: { status: 'applied' },
  answerBankFile: { account: { bankName: 'First Bank', accountType: 'checking', ownership: 'business' } },
  applyBankFile: { planVersion: 1 },
  changeLedgerAccount: { bankName: 'First Bank' },
  correctBankRow: { class: 'rent' },
  settleFigure: { use: 'said' },
  changePackageLink: { mode: 'download' },
  answerLenderRequest: { documentIds: [randomUUID()] },
  eraseBusiness: { password: 'correct horse' },
  closePractice: { password: 'correct horse' },
  renameBusiness: { name: 'Sunrise Bakery' },
  changePractice: { name: 'Lee Accounting' },
  changeBrand: { name: 'Lee Funding' },
  changeStaff: { role: 'staff' },
  practiceInvite: { kind: 'client', email: 'client@example.com' },
  changeClient: { stage: 'ready' },
  addClientNote: { text: 'Waits for papers.' },
  changeClientNote: { text: 'Waits for papers.' },
};

async function firstIn(answer: Response): Promise<string> {
  const [first] = (await answer.json()) as { id: string }[];
  return first?.id ?? 'none';
}

async function readId(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const pathToId = (path: string) => /^.*?\{\w+\}/.exec(path)?.[0] ?? path;
const withId = (operations: Operation[]) =>
  operations.filter(({ path, secured }) => secured && path.includes('{'));

async function requestStatus(
  requester: TestOwner,
  { name, method, path }: Operation,
  id: string,
): Promise<number> {
  const verb = method as 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const body = verb === 'GET' ? undefined : JSON.stringify(bodies[name] ?? {});
  const target = path.replace(/\{\w+\}/, id).replace(/\{\w+\}/g, randomUUID());
  return (await requester.call(verb, target, body)).status;
}

test('every route with an id has an entry for its owner', async () => {
  const operations = withId(await loadOperations());
  const undecided = operations.filter(({ path }) => !(pathToId(path) in objects));
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test('every route answers 404 for another owner’s object and 401 for a forged token', async () => {
  const [owner, stranger] = [await TestOwner.signUp(), await TestOwner.signUp()];
  const requesterWithForgedToken = new TestOwner(stranger.person, 'forged');
  for (const [n, operation] of withId(await loadOperations()).entries()) {
    const create = objects[pathToId(operation.path)];
    const isOwned = typeof create === 'function';
    const id = isOwned ? await create(owner, n) : '00000000-0000-4000-8000-000000000000';
    const statuses = [
      await requestStatus(stranger, operation, id),
      await requestStatus(requesterWithForgedToken, operation, id),
    ];
    const isForbidden = create === 'for a role' || operationsOfPaidPlans.includes(operation.name);
    expect([operation.name, ...statuses]).toEqual([operation.name, isForbidden ? 403 : 404, 401]);
    const isObjectItself = isOwned && operation.path === pathToId(operation.path);
    if (isObjectItself) expect(await requestStatus(owner, operation, id), operation.name).not.toBe(404);
  }
});

test('every route that needs a session rejects a missing token, a forged token and a revoked token', async () => {
  const signedOut = await TestOwner.signUp();
  expect((await signedOut.call('POST', '/api/auth/logout')).status).toBe(204);
  const visitors = [
    new TestOwner(signedOut.person, 'forged'),
    new TestOwner(signedOut.person, ''),
    signedOut,
  ];
  for (const { name, method, path } of (await loadOperations()).filter(({ secured }) => secured)) {
    const verb = method as 'GET' | 'POST' | 'PATCH' | 'DELETE';
    const target = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const statuses = await Promise.all(
      visitors.map(async (visitor) => (await visitor.call(verb, target)).status),
    );
    expect([name, ...statuses]).toEqual([name, 401, 401, 401]);
  }
});
