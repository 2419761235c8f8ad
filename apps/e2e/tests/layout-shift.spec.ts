import { isLong } from '@groundwork/test-data/cases';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { readLayoutShift, readShiftedParts, recordLayoutShifts } from '../system/loading.ts';
import type { TestOwner } from '../system/owner.ts';
import { createScoredOwner } from '../system/prepared-owners.ts';
import { disableAutomaticRefresh } from '../system/refreshes.ts';
import { signInAs } from '../system/screens.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly most: number;
  readonly last: (page: Page) => Locator;
}

const screens: readonly Screen[] = [
  {
    name: 'report',
    path: '/score/report',
    most: 0,
    last: (page) => page.getByText(/not a credit decision, a credit report/),
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    most: 0.02,
    last: (page) => page.getByText('1/3 complete'),
  },
  {
    name: 'score page',
    path: '/score',
    most: 0.02,
    last: (page) => page.getByLabel('Score with these figures', { exact: true }),
  },
];

const drawing = 200;

/** The page draws before its script, and after each answer of the API. */
async function answerOneByOne(page: Page, { path, last }: Screen): Promise<void> {
  const held: Route[] = [];
  await page.route('**/api/**', (route) => {
    held.push(route);
  });
  await page.route(/-page-[^/]*\.js$/, async (route) => {
    await page.waitForTimeout(drawing);
    await route.continue();
  });
  await page.goto(path);
  let sawSkeleton = false;
  for (let idle = 0; idle < 5;) {
    const route = held.shift();
    await route?.continue();
    await page.waitForTimeout(drawing);
    const isLoading = await page.locator('.gw-loading').first().isVisible();
    sawSkeleton ||= isLoading;
    const isComplete = !isLoading && (await last(page).isVisible());
    idle = isComplete && route === undefined ? idle + 1 : 0;
  }
  expect(sawSkeleton, 'the skeleton was visible').toBe(true);
}

const widths = isLong ? [1440, 390] : [390];

test.describe('parts that are visible do not move while the answers arrive', () => {
  let owner: TestOwner;
  test.beforeAll(async () => {
    owner = await createScoredOwner();
  });

  for (const width of widths) {
    for (const screen of screens) {
      test(`${screen.name}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await recordLayoutShifts(page);
        await disableAutomaticRefresh(page);
        await signInAs(page, owner);
        await answerOneByOne(page, screen);
        const shift = await readLayoutShift(page);
        test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
        expect(shift, await readShiftedParts(page)).toBeLessThanOrEqual(screen.most);
      });
    }
  }
});
