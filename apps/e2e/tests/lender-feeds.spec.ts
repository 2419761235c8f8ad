import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { signInAdmin } from '../system/reviewer.ts';
import { openSignedIn, toast } from '../system/screens.ts';
import { strongProfile } from '../system/strong-profile.ts';

// Axe cannot measure the contrast of half-faded text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const day = new Date(Date.now() - 86_400_000).toISOString();
const program = (id: string, minLoanAmount: number) => ({
  id,
  name: `Journey Loan ${id}`,
  lenderName: 'Journey Bank',
  type: 'sba_preferred',
  minLoanAmount,
  maxLoanAmount: 900_000,
  minInterestRate: 7,
  maxInterestRate: 9,
  minTermLength: 12,
  maxTermLength: 120,
  approvalTimeMin: 5,
  approvalTimeMax: 20,
  criteria: {},
  families: ['sba-7a-small'],
  fdic: '628',
  verifiedOn: day.slice(0, 10),
});
const documentOf = (publishedAt: string, ...programs: object[]) => ({
  format: 'groundwork-lender-criteria/1',
  publishedAt,
  programs,
  publisher: { name: 'Journey Bank', website: 'https://journey.example' },
});

/** The web server of a lender on this machine. */
async function startLender() {
  let body = '';
  const server = createServer((_request, reply) => void reply.writeHead(200).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const publish = (document: object) => (body = JSON.stringify(document));
  return { url: `http://127.0.0.1:${port}/criteria.json`, publish, stop: () => server.close() };
}

const feedRow = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Journey feed' });

test('a feed goes from its address to matches, and leaves again', async ({ page, browser }) => {
  const lender = await startLender();
  lender.publish(documentOf('2026-01-01T00:00:00Z', program('a', 10_000), program('b', 10_000)));
  await openSignedIn(page, await signInAdmin(), '/admin/lender-feeds');

  await test.step('add: the document is fetched and waits', async () => {
    await expect(page.getByText('No feeds yet')).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('Name', { exact: true }).fill('Journey feed');
    await page.getByLabel('Short name').fill('journey');
    await page.getByLabel('Address of the document').fill('http://10.0.0.1/criteria.json');
    await page.getByRole('button', { name: 'Add and check' }).click();
    await expect(page.getByText(/^Use an https address with a public host/)).toBeVisible();
    await page.getByLabel('Address of the document').fill(lender.url);
    await page.getByRole('button', { name: 'Add and check' }).click();
    await expect(toast(page, 'Feed added')).toBeVisible();
  });

  await test.step('apply: the diff, then the programs', async () => {
    await feedRow(page).getByRole('button', { name: 'Show changes' }).click();
    await expect(page.getByText('2 added, 0 changed, 0 as before, 0 leaving.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(feedRow(page).getByText('up to date')).toBeVisible();
  });

  await test.step('an owner sees the rule of the SBA with its source', async () => {
    const owner = await TestOwner.signUp();
    await owner.saveProfile({ ...strongProfile, citizenship: 'permanent_resident' });
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const screen = await context.newPage();
    await openSignedIn(screen, owner, '/lenders?lender=journey.a');
    await expect(screen.getByText('SBA rule since Mar 1, 2026').first()).toBeVisible();
    await expect(screen.getByText('SBA Policy Notice 5000-876441').first()).toBeVisible();
    await expect(screen.getByText('Their record with businesses like yours')).toBeVisible();
    await expectNoViolations(screen);
    await context.close();
  });

  await test.step('a document that shrinks is held and needs a confirmation', async () => {
    lender.publish(documentOf(day, program('c', 20_000)));
    await feedRow(page).getByRole('button', { name: 'Check now' }).click();
    await expect(feedRow(page).getByText('held')).toBeVisible();
    await feedRow(page).getByRole('button', { name: 'Show changes' }).click();
    await expect(page.getByText(/^This document has 0 of 2 programs left/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(feedRow(page).getByText('up to date')).toBeVisible();
  });

  await test.step('remove: the samples are the catalog again', async () => {
    await feedRow(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove the feed and its programs' }).click();
    await expect(page.getByText('No feeds yet')).toBeVisible();
    await expectNoViolations(page);
  });
  lender.stop();
});

test('an engineer of a lender checks a document without an account', async ({ page }) => {
  await page.goto('/lender-criteria');
  const field = page.getByLabel('Your document');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await field.fill('{"format":');
  await check.click();
  await expect(page.getByText(/^This is not JSON/)).toBeVisible();
  await field.fill(JSON.stringify(documentOf(day, program('a', 1_000_000))));
  await check.click();
  await expect(page.getByText('The document has 1 error.')).toBeVisible();
  await expect(page.getByText('programs[0].maxLoanAmount: The maximum is below the minimum.')).toBeVisible();
  await field.fill(JSON.stringify(documentOf(day, program('a', 10_000))));
  await check.click();
  await expect(page.getByText('The document is valid: 1 program.')).toBeVisible();
  await expectNoViolations(page);
  const schema = await page.request.get('/schemas/lender-criteria/v1.json');
  const headers = schema.headers();
  expect(headers['content-type']).toMatch(/^application\/schema\+json/);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(((await schema.json()) as { $id: string }).$id).toMatch(/\/schemas\/lender-criteria\/v1\.json$/);
});
