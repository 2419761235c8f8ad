import { isLong } from '@groundwork/test-data/cases';
import { type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import {
  operatorScreens,
  ownScreens,
  publicScreens,
  reviewerScreens,
  type Screen,
} from '../system/every-screen.ts';
import { createDocumentToReview, createScoredOwner } from '../system/prepared-owners.ts';
import { signInAdmin, createReviewer } from '../system/reviewer.ts';
import { signInAs } from '../system/screens.ts';

const phone = { width: 390, height: 844 };
const sizes = isLong ? [{ width: 1440, height: 900 }, phone] : [phone];

const inStates = ({ length }: readonly Screen[]) => ` in light and dark, states: ${length}`;

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    // Axe cannot measure the contrast of half-faded text.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    async function expectAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
      for (const { name, path, expectVisible } of screens) {
        await test.step(name, async () => {
          await page.goto(path);
          await expectVisible(page);
          const picture = (theme: string) => test.info().outputPath(`${name} ${theme}.png`);
          await expectAccessibleInBothThemes(page, picture);
        });
      }
    }

    test(`a visitor sees no accessibility violation${inStates(publicScreens)}`, async ({ page }) => {
      await expectAccessible(page, publicScreens);
    });

    test(`a signed-in owner sees no accessibility violation${inStates(ownScreens)}`, async ({ page }) => {
      await signInAs(page, await createScoredOwner());
      await expectAccessible(page, ownScreens);
    });

    test(`a reviewer sees no accessibility violation${inStates(reviewerScreens)}`, async ({ page }) => {
      await createDocumentToReview();
      await signInAs(page, await createReviewer());
      await expectAccessible(page, reviewerScreens);
    });

    test(`an administrator sees no accessibility violation${inStates(operatorScreens)}`, async ({ page }) => {
      await signInAs(page, await signInAdmin());
      await expectAccessible(page, operatorScreens);
    });
  });
}
