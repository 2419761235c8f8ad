import { expect, type Page, test } from '@playwright/test';
import {
  operatorScreens,
  ownScreens,
  publicScreens,
  reviewerScreens,
  type Screen,
} from '../system/every-screen.ts';
import { createDocumentToReview, createScoredOwner } from '../system/prepared-owners.ts';
import { createReviewer, signInAdmin } from '../system/reviewer.ts';
import { overflowScript, signInAs } from '../system/screens.ts';

/** A window of 1440 by 900 px at a zoom of 200 %. */
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

async function expectNoSidewaysScroll(page: Page, screens: readonly Screen[]): Promise<void> {
  const overflows: string[] = [];
  for (const { name, path, expectVisible } of screens) {
    await page.goto(path);
    await expectVisible(page);
    const overflow = await page.evaluate<number>(overflowScript);
    if (overflow > 0) overflows.push(`${name}: ${overflow} px`);
  }
  expect(overflows).toEqual([]);
}

test('no screen scrolls sideways at a zoom of 200 % for visitors and owners', async ({ page }) => {
  await expectNoSidewaysScroll(page, publicScreens);
  await signInAs(page, await createScoredOwner());
  await expectNoSidewaysScroll(page, ownScreens);
});

test('no screen scrolls sideways at a zoom of 200 % for staff', async ({ page }) => {
  await createDocumentToReview();
  await signInAs(page, await createReviewer());
  await expectNoSidewaysScroll(page, reviewerScreens);
  await signInAs(page, await signInAdmin());
  await expectNoSidewaysScroll(page, operatorScreens);
});
