import { expect, type Locator, type Page, test } from '@playwright/test';
import { ownScreens } from '../system/every-screen.ts';
import { readDemoPerson, TestOwner } from '../system/owner.ts';
import { mainNavigation, overflowScript, signInAs } from '../system/screens.ts';
import { createReviewer, signInAdmin } from '../system/reviewer.ts';

const tallest = 6000;
const signInDemoOwner = () => TestOwner.signIn(readDemoPerson());
/** Screens whose visible state belongs to another owner or role, or that cover a page. */
const notMeasured = ['document drawer', 'one lender', 'forbidden', 'loan records'];
const paths = [
  ...new Set(ownScreens.filter(({ name }) => !notMeasured.includes(name)).map(({ path }) => path)),
];

const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight');

const settled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  let last = 0;
  const isStill = async () => {
    const before = last;
    last = await heightOf(page);
    return last === before;
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
};

test('no screen of the demo owner is longer than 6,000 px', async ({ page }) => {
  test.slow();
  await signInAs(page, await signInDemoOwner());
  const heights: Record<string, number> = {};
  for (const path of paths) {
    await settled(page, path);
    heights[path] = await heightOf(page);
  }
  test.info().annotations.push({ type: 'heights, px', description: JSON.stringify(heights) });
  expect(Object.entries(heights).filter(([, height]) => height > tallest)).toEqual([]);
});

test('no screen of the demo owner scrolls sideways on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, await signInDemoOwner());
  const wider: string[] = [];
  for (const path of paths) {
    await settled(page, path);
    if ((await page.evaluate<number>(overflowScript)) > 0) wider.push(path);
  }
  expect(wider).toEqual([]);
});

test('the transactions of the demo owner scroll inside of their table, with no white part', async ({
  page,
}) => {
  await signInAs(page, await signInDemoOwner());
  await settled(page, '/banking-info');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveText('Cash flow');
  const table = page.getByRole('group', { name: 'Transactions' });
  const rows = table.getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(100);
  const before = await heightOf(page);
  await table.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(200);
  expect(await heightOf(page)).toBe(before);
  await rows.nth(150).scrollIntoViewIfNeeded();
  await expect(rows.nth(150)).toBeInViewport();
});

for (const [role, signIn, labels] of [
  ['reviewer', createReviewer, ['Review']],
  [
    'administrator',
    signInAdmin,
    [
      'Users',
      'Businesses',
      'Lender catalog',
      'Loan records',
      'Lender feeds',
      'Audit log',
      'Dead letters',
      'Blank forms',
      'Support',
    ],
  ],
] as const) {
  test(`the navigation of a ${role} has the screens of that role only`, async ({ page }) => {
    await signInAs(page, await signIn());
    await page.goto('/dashboard');
    await expect(mainNavigation(page).getByRole('link')).toHaveText([...labels]);
    await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText(labels[0]);
  });
}

test('parts that belong apart stand apart, and the filters of the audit log are labeled', async ({
  page,
  browser,
}) => {
  const below = async (one: Locator, other: Locator) => {
    const [first, second] = [await one.boundingBox(), await other.boundingBox()];
    if (first === null || second === null) throw new Error('A part is not on the screen');
    const down = second.y - first.y - first.height;
    return { down, middle: down + second.height / 2, right: second.x - first.x - first.width };
  };
  await signInAs(page, await signInDemoOwner());
  await settled(page, '/dashboard');
  const portfolio = page.getByRole('region', { name: 'Document Portfolio' });
  const hint = portfolio.getByRole('button').first();
  const manage = portfolio.getByRole('link', { name: 'Manage Documents' });
  const apart = await below(hint, manage);
  expect(apart.right >= 12 || apart.middle > 0, JSON.stringify(apart)).toBe(true);

  await settled(page, '/privacy-center');
  await page.getByRole('button', { name: /^Erase/ }).click();
  const field = page.getByLabel(/password/i).and(page.locator('input'));
  const erase = page.locator('.privacy-actions button').first();
  expect((await below(field, erase)).down).toBeGreaterThanOrEqual(12);

  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, await signInAdmin());
  await settled(desk, '/admin/audit');
  const service = await desk.locator('.operate-filters .ant-select').boundingBox();
  const action = await desk.getByLabel('Action contains').boundingBox();
  expect(service?.y).toBeCloseTo(action?.y ?? 0, 0);
  await expect(desk.locator('.operate-filters').getByText('Service', { exact: true })).toBeVisible();
});

test('an unticked checkbox has the colors of the theme in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs(page, await signInDemoOwner());
  await settled(page, '/banking-info');
  const table = page.getByRole('group', { name: 'Transactions' });
  await table
    .getByRole('button', { name: /^Change class/ })
    .first()
    .click();
  const box = table.getByRole('checkbox').first();
  await expect(box).toHaveCSS('background-color', 'rgb(14, 40, 39)');
  await box.check();
  await expect(box).toHaveCSS('background-color', 'rgb(127, 212, 198)');
});

/** A link inside of a sentence is as high as its line. */
const small = `[...document.querySelectorAll('main :is(button, select, summary, input:not([type=hidden], [type=file]))')]
  .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((each) => {
    const control = each.closest('label, .ant-select, .ant-input-affix-wrapper') ?? each;
    const { width, height } = control.getBoundingClientRect();
    const reach = getComputedStyle(each, '::after');
    const more = reach.position === 'absolute' ? -2 * Math.min(0, parseFloat(reach.top) || 0) : 0;
    return { name: each.getAttribute('aria-label') ?? each.textContent, width: width + more, height: height + more };
  })
  .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5))
  .map(({ name, width, height }) => name + ' ' + Math.round(width) + ' × ' + Math.round(height))`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger reaches each control of the demo owner', async ({ page }) => {
    test.slow();
    await signInAs(page, await signInDemoOwner());
    for (const path of paths) {
      await settled(page, path);
      expect(await page.evaluate<string[]>(small), path).toEqual([]);
    }
  });
});
