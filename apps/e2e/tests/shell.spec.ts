import { expect, type Locator, type Page, test } from '@playwright/test';
import { TestOwner } from '../system/owner.ts';
import { expectDashboard, mainNavigation, markedPage, markPage, signInAs } from '../system/screens.ts';

const entries = [
  { name: 'Dashboard', path: '/dashboard', title: 'Dashboard · Groundwork' },
  { name: 'Your plan', path: '/plan', title: 'Your plan · Groundwork' },
  { name: 'Score', path: '/score', title: 'Score · Groundwork' },
  { name: 'Lender Matching', path: '/lenders', title: 'Smart Lender Matching · Groundwork' },
  { name: 'Documents', path: '/documents', title: 'Documents · Groundwork' },
  { name: 'Lender files', path: '/packages', title: 'Lender files · Groundwork' },
  { name: 'Business Profile', path: '/business-profile', title: 'Business Profile · Groundwork' },
  { name: 'Banking', path: '/banking-info', title: 'Banking · Groundwork' },
];

/** Another journey publishes loan records. */
const ofOtherJourney = 'Past loans';

const entry = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const phone = { width: 390, height: 844 };

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const target = page.locator(':focus').and(page.getByRole('link', { name }));
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await target.count()).toBe(1);
  }).toPass({ intervals: [0] });
}

async function openDashboard(page: Page): Promise<TestOwner> {
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/dashboard');
  await expectDashboard(page, owner);
  return owner;
}

test('the navigation opens every screen with its title and the focus on its heading', async ({ page }) => {
  await openDashboard(page);
  await markPage(page);
  for (const { name, path, title } of [...entries.slice(1), entries[0]!]) {
    await entry(page, name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toBeFocused();
    await expect(entry(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await expect(markedPage(page)).toBeAttached();
});

test('the keyboard alone skips to the content, changes the screen and signs out', async ({
  page,
  baseURL,
}) => {
  await openDashboard(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await page.reload();
  await tabTo(page, /^Groundwork, dashboard$/);
  for (const { name } of entries) {
    await page.keyboard.press('Tab');
    if ((await entry(page, ofOtherJourney).and(page.locator(':focus')).count()) > 0)
      await page.keyboard.press('Tab');
    await expect(entry(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Banking');
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // The menu receives the focus some frames after it is drawn.
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('the navigation becomes a bar and a menu below 768 px, and the keyboard alone can use them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openDashboard(page);
  const opener = page.getByRole('button', { name: 'More', exact: true });
  await expect(mainNavigation(page)).toBeVisible();
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(mainNavigation(page)).toBeHidden();
  await expect(opener).toBeVisible();
  await page.setViewportSize(phone);

  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(entry(page, 'Score')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(entry(page, 'Score')).toBeVisible();
  await tabTo(page, /^Documents$/);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toHaveText('Document Intelligence Center');
  await expect(heading(page)).toBeFocused();

  await opener.click();
  await expect(entry(page, 'Score')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(drawer).toBeHidden();
});

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target is not visible');
  return box;
}

test('on a phone the bar has large targets, covers nothing and marks the screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await openDashboard(page);
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  for (const [name, title] of [
    ['Your plan', 'Your plan'],
    ['Lenders', 'Smart Lender Matching'],
    ['Documents', 'Document Intelligence Center'],
    ['Dashboard', 'Welcome back'],
  ] as const) {
    const link = bar.getByRole('link', { name, exact: true });
    await link.click();
    await expect(heading(page)).toContainText(title);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  for (const target of await bar.getByRole('link').or(bar.getByRole('button')).all()) {
    const { width, height } = await boxOf(target);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  const last = await boxOf(page.getByRole('main').getByRole('link').last());
  expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(bar)).y);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('the theme follows the system until the owner chooses one, in every tab and after a reload', async ({
  page,
  context,
}) => {
  const backgroundColor = (of: Page): Promise<unknown> =>
    of.evaluate('getComputedStyle(document.body).backgroundColor');
  const [light, dark] = ['rgb(243, 246, 245)', 'rgb(7, 26, 25)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  const owner = await openDashboard(page);
  expect(await backgroundColor(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await backgroundColor(page)).toBe(light);

  const other = await context.newPage();
  await other.goto('/documents');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => backgroundColor(page)).toBe(dark);
  await expect.poll(() => backgroundColor(other)).toBe(dark);
  await page.reload();
  await expectDashboard(page, owner);
  expect(await backgroundColor(page)).toBe(dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('an unknown address has a link home for a visitor and for an owner', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveTitle('Page not found · Groundwork');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();

  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/score/no-such-page');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expectDashboard(page, owner);
});

test('a screen with a script of an older release offers to reload, and the other screens still open', async ({
  page,
}) => {
  await openDashboard(page);
  const status = (await page.request.get('/assets/documents-page-of-last-week.js')).status();
  expect(status).toBe(404);
  await page.route('**/assets/documents-page-*', (route) => route.fulfill({ status, body: '{}' }));
  await entry(page, 'Documents').click();
  await expect(page.getByRole('alert')).toContainText('This screen needs a reload');
  await expect(heading(page)).toBeFocused();
  await entry(page, 'Score').click();
  await expect(heading(page)).toHaveText('Score');
  await entry(page, 'Documents').click();
  await expect(page.getByRole('alert')).toBeVisible();

  await page.unroute('**/assets/documents-page-*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toHaveText('Document Intelligence Center');
});

test('the subscription is its own document: the links there and back load a page', async ({ page }) => {
  await openDashboard(page);
  await markPage(page);
  await page.getByRole('button', { name: /account menu/ }).click();
  await expect(page.getByText(/^Version \d+\.\d+/)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Subscription' }).press('Enter');
  await expect(heading(page)).toHaveText('Subscription');
  await expect(markedPage(page)).not.toBeAttached();
  await markPage(page);
  await entry(page, 'Score').click();
  await expect(heading(page)).toHaveText('Score');
  await expect(markedPage(page)).not.toBeAttached();
});
