import type { AddedInvitation, AreaLevels, PackageView } from '@groundwork/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { importBankFile } from '../system/bank-files.ts';
import { createPerson, TestOwner } from '../system/owner.ts';
import { openSubscription, sendProviderEvent } from '../system/payments.ts';
import { createScoredOwner } from '../system/prepared-owners.ts';
import { openSignedIn } from '../system/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewOfAll: AreaLevels = {
  profile: 'view',
  documents: 'view',
  banking: 'view',
  score: 'view',
  matches: 'view',
  applications: 'view',
  packages: 'view',
  billing: 'view',
};

async function preparedOwner(): Promise<{ owner: TestOwner; file: string }> {
  const owner = await createScoredOwner();
  await importBankFile(owner);
  const subscription = await openSubscription(owner, 'professional');
  expect(await sendProviderEvent(owner, subscription, { status: 'active' })).toBe(200);
  const documents = (await owner.documents()).map(({ id }) => id);
  const body = { title: 'For First Bank', lenderName: 'First Bank', documentIds: documents };
  const made = await owner.call('POST', '/api/packages', JSON.stringify(body));
  expect(made.status).toBeLessThan(300);
  const { id } = (await made.json()) as PackageView;
  const stateOf = async () =>
    ((await (await owner.call('GET', `/api/packages/${id}`)).json()) as PackageView).state;
  await expect.poll(stateOf, { timeout: 90_000 }).toMatch(/ready|needs_check/);
  const link = { name: 'Ann Lee', email: 'ann@bank.example', organization: null, mode: 'view' };
  await owner.call('POST', `/api/packages/${id}/links`, JSON.stringify(link));
  return { owner, file: id };
}

async function adviserOf(owner: TestOwner, areas: AreaLevels): Promise<TestOwner> {
  const person = createPerson('Jo', 'Lee');
  const adviser = await TestOwner.signUp(person);
  const invitation = JSON.stringify({ email: person.email, role: 'adviser', areas });
  const invited = await owner.call('POST', '/api/people/invitations', invitation);
  const token = ((await invited.json()) as AddedInvitation).url.split('#')[1];
  const answer = JSON.stringify({ token, practiceName: 'Lee & Partners' });
  expect((await adviser.call('POST', '/api/invitations/accept', answer)).status).toBe(200);
  return adviser;
}

/** The band of the shell leaves the business. */
const buttonsIn = (place: Locator): Locator =>
  place.locator('button:visible:not(:disabled):not(.acting-band button)');

const signatureOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => (element.ariaLabel ?? element.textContent).trim());

interface Walk {
  readonly clicks: string[];
  readonly failed: string[];
}

interface NamedButton {
  readonly button: Locator;
  readonly name: string;
}

async function click({ button, name }: NamedButton, where: string, { clicks, failed }: Walk): Promise<void> {
  const what = `${where}: ${name}`;
  clicks.push(what);
  await button.click({ timeout: 5000 }).catch((error: unknown) => failed.push(`${what}: ${String(error)}`));
}

const topDialog = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true }).last();

async function clickEach(page: Page, open: () => Promise<Locator>, walk: Walk): Promise<number> {
  const clicked = new Set<string>();
  for (;;) {
    const place = await open();
    const dialog = topDialog(page);
    // The address itself opens it, and it covers the rest.
    if (await dialog.isVisible()) return clickInDialog(page, dialog, walk);
    const next = await nextButton(place, clicked);
    if (next === undefined) return clicked.size;
    await click(next, new URL(page.url()).pathname, walk);
    await page.waitForTimeout(150);
    if (await dialog.isVisible()) await clickInDialog(page, dialog, walk);
  }
}

async function nextButton(place: Locator, clicked: Set<string>): Promise<NamedButton | undefined> {
  for (const button of await buttonsIn(place).all()) {
    const name = await signatureOf(button).catch(() => '');
    if (clicked.has(name) || /^(Close|Cancel)/.test(name)) continue;
    clicked.add(name);
    return { button, name };
  }
  return undefined;
}

async function clickInDialog(page: Page, dialog: Locator, walk: Walk): Promise<number> {
  const clicked = new Set<string>();
  for (;;) {
    const next = (await dialog.isVisible()) ? await nextButton(dialog, clicked) : undefined;
    if (next === undefined) break;
    await click(next, 'in a dialog', walk);
    await page.waitForTimeout(100);
  }
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  return clicked.size;
}

const screens = [
  '/dashboard',
  '/score',
  '/plan',
  '/lenders',
  '/lenders?lender=sample-0001',
  '/documents',
  '/business-profile',
  '/banking-info',
  '/packages',
  '/subscribe',
];

test('an adviser who may look at everything sees no button that the server rejects', async ({ page }) => {
  test.setTimeout(600_000);
  const { owner, file } = await preparedOwner();
  const adviser = await adviserOf(owner, viewOfAll);
  const walk: Walk = { clicks: [], failed: [] };
  const rejected: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403)
      rejected.push(
        `${response.request().method()} ${new URL(response.url()).pathname} after ${walk.clicks.at(-1)}`,
      );
  });
  await openSignedIn(page, adviser, '/access');
  await page.getByRole('button', { name: /^Open (?!.*Jo Lee)/ }).click();
  await expect(page.getByRole('region', { name: 'Access', exact: true })).toBeVisible();
  const counts: Record<string, number> = {};
  for (const path of [...screens, `/packages/${file}`])
    await test.step(path, async () => {
      await page.goto(path);
      const open = async () => {
        if (!page.url().endsWith(path)) await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.locator('.gw-bone:visible')).toHaveCount(0);
        if (path.includes('?')) await expect(topDialog(page)).toBeVisible();
        return main;
      };
      counts[path] = await clickEach(page, open, walk);
    });
  expect(rejected).toEqual([]);
  expect(walk.failed).toEqual([]);
  expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(30);

  await test.step('screens that only change something lead back', async () => {
    for (const [from, to] of [
      ['/business-profile/interview', '/business-profile'],
      ['/first-steps', '/dashboard'],
      ['/packages/new', '/packages'],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`${to}$`));
    }
    await page.goto('/business-profile');
    await expect(page.getByRole('textbox', { name: /^Full name/i })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save Profile' })).toHaveCount(0);
  });
});
