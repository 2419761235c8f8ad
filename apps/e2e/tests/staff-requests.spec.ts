import { eventually } from '@groundwork/testing';
import type { Page as ApiPage, User, UserSummary } from '@groundwork/contracts';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { expectNoViolations } from '../system/axe.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { signInAdmin } from '../system/reviewer.ts';
import { chooseOption, signInAs } from '../system/screens.ts';

const second = createPerson('Bea', 'Min');

/** With two admins no single one can change a role, also not the last test that needs a reviewer. */
test.afterAll(async () => {
  const client = new pg.Client({ connectionString: process.env['SYSTEM_DATABASE_URL'] });
  await client.connect();
  await client.query(`update identity.users set role = 'user' where email = $1`, [second.email]);
  await client.end();
});

const roleOf = async (owner: TestOwner) =>
  ((await (await owner.call('GET', '/api/user')).json()) as User).role;
const untilRole = (owner: TestOwner, role: User['role']) =>
  eventually(
    () => roleOf(owner),
    (now) => now === role,
    30_000,
  );

async function makeAdmin(admin: TestOwner, owner: TestOwner): Promise<void> {
  const reply = await admin.call('GET', `/api/admin/users?search=${encodeURIComponent(owner.person.email)}`);
  const [user] = ((await reply.json()) as ApiPage<UserSummary>).items;
  await admin.call('PATCH', `/api/admin/users/${user?.id}`, JSON.stringify({ role: 'admin' }));
  await untilRole(owner, 'admin');
}

const waiting = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function requestReviewer(page: Page, email: string): Promise<void> {
  await page.getByLabel('Search by email').fill(email);
  await chooseOption(page.getByRole('combobox', { name: `Role of ${email}` }), 'Reviewer');
  await expect(page.getByText('Another admin must approve', { exact: true })).toBeVisible();
}

test('a role waits for a second admin, who approves one request and rejects another', async ({
  page,
  browser,
}) => {
  const [first, other] = [await signInAdmin(), await TestOwner.signUp(second)];
  const [cleo, dan] = [
    await TestOwner.signUp(createPerson('Cleo', 'Vega')),
    await TestOwner.signUp(createPerson('Dan', 'Vega')),
  ];
  await makeAdmin(first, other);
  await signInAs(page, first);
  await page.goto('/admin/users');
  for (const { person } of [cleo, dan]) await requestReviewer(page, person.email);
  const own = waiting(page, 'Cleo Vega: User becomes Reviewer');
  await expect(own.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await expect(own.getByRole('button', { name: /^Approve/ })).toBeHidden();
  expect(await roleOf(cleo)).toBe('user');

  const desk = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAs(desk, other);
  await desk.goto('/admin/users');
  await expect(desk.getByRole('heading', { name: 'Waiting for a second admin' })).toBeVisible();
  await expectNoViolations(desk);
  await desk.screenshot({ path: test.info().outputPath('requests.png'), fullPage: true });
  await desk.getByRole('button', { name: `Approve the request for ${cleo.person.email}` }).press('Enter');
  await untilRole(cleo, 'reviewer');
  await desk.getByRole('button', { name: `Reject the request for ${dan.person.email}` }).press('Enter');
  await expect(desk.getByRole('heading', { name: 'Waiting for a second admin' })).toBeHidden();
  expect(await roleOf(dan)).toBe('user');
});
