import { expect, type Page, test } from '@playwright/test';
import {
  operatorScreens,
  ownScreens,
  publicScreens,
  reviewerScreens,
  type Screen,
} from '../system/every-screen.ts';
import { elementsWithoutMark } from '../system/focus-pixels.ts';
import { tabThrough } from '../system/focus-ring.ts';
import { createDocumentToReview, createScoredOwner } from '../system/prepared-owners.ts';
import { createReviewer, signInAdmin } from '../system/reviewer.ts';
import { signInAs } from '../system/screens.ts';

async function expectChangedPixels(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, expectVisible } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await expectVisible(page);
      const { stops, unmarked } = await elementsWithoutMark(page);
      expect(stops, 'the keyboard reaches something').toBeGreaterThan(1);
      expect(unmarked).toEqual([]);
    });
  }
}

async function expectVisibleFocus(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, path, expectVisible } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await expectVisible(page);
      const stops = await tabThrough(page);
      expect(stops.length, 'the keyboard reaches something').toBeGreaterThan(1);
      const weak = stops.filter(({ ring }) => ring === null || ring.width < 3 || ring.contrast < 3);
      expect(weak).toEqual([]);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a visitor sees the focus on each link and control', async ({ page }) => {
      await expectVisibleFocus(page, publicScreens);
    });

    test('an owner sees the focus on each link and control', async ({ page }) => {
      await signInAs(page, await createScoredOwner());
      await expectVisibleFocus(page, ownScreens);
    });

    test('a reviewer sees the focus on each link and control', async ({ page }) => {
      await createDocumentToReview();
      await signInAs(page, await createReviewer());
      await expectVisibleFocus(page, reviewerScreens);
    });

    test('an administrator sees the focus on each link and control', async ({ page }) => {
      await signInAs(page, await signInAdmin());
      await expectVisibleFocus(page, operatorScreens);
    });
  });
}

test.describe('the focus changes the picture', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('of each link and control of a visitor', async ({ page }) => {
    await expectChangedPixels(page, publicScreens);
  });

  test('of each link and control of an owner', async ({ page }) => {
    await signInAs(page, await createScoredOwner());
    await expectChangedPixels(page, ownScreens);
  });
});
