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
import { signInAs } from '../system/screens.ts';

async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = [location.pathname, effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(
        ' ',
      );
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(report);
    });
  });
  return violations;
}

async function expectNoViolation(
  page: Page,
  screens: readonly Screen[],
  violations: string[],
): Promise<void> {
  for (const { name, path, expectVisible } of screens) {
    await test.step(name, async () => {
      await page.goto(path);
      await expectVisible(page);
    });
  }
  expect(violations).toEqual([]);
}

test('a style element without the nonce of the document is a violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('style-src-elem inline')]);
  await expect(page.locator('body')).toBeVisible();
});

test('no public screen violates the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await expectNoViolation(page, publicScreens, violations);
});

test('no screen, menu or dialog of an owner violates the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await signInAs(page, await createScoredOwner());
  await expectNoViolation(page, ownScreens, violations);
  await page.goto('/business-profile');
  await page.getByRole('combobox').first().click();
  await page.keyboard.press('Escape');
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.goto('/lenders?lender=sample-0001');
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  await page.goto('/account');
  for (const button of await page.getByRole('banner').getByRole('button').all()) {
    await button.click();
    await page.keyboard.press('Escape');
  }
  expect(violations).toEqual([]);
});

test('no screen of a reviewer or an administrator violates the policy', async ({ page }) => {
  await createDocumentToReview();
  const violations = await watchViolations(page);
  await signInAs(page, await createReviewer());
  await expectNoViolation(page, reviewerScreens, violations);
  await signInAs(page, await signInAdmin());
  await expectNoViolation(page, operatorScreens, violations);
});
