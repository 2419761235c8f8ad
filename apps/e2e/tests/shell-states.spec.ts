import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { chooseFile, expectDashboard, mainNavigation, signInAs } from '../system/screens.ts';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function openMenu(page: Page): Promise<void> {
  if (!isNarrow(page)) return;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(mainNavigation(page)).toBeVisible();
}

const states: Record<string, (page: Page) => Promise<void>> = {
  navigation: openMenu,
  'user menu': async (page) => {
    await page.getByRole('button', { name: /account menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  },
  offline: async (page) => {
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
  },
  'server away': async (page) => {
    await page.route('**/api/**', (route) => route.abort());
    await openMenu(page);
    await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByText('We can’t reach')).toBeVisible();
  },
  'screen to reload': async (page) => {
    await page.route('**/assets/documents-page-*', (route) => route.fulfill({ status: 404, body: '' }));
    await openMenu(page);
    await mainNavigation(page).getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
  message: async (page) => {
    await page.goto('/documents');
    await expect(page.getByText('No documents uploaded')).toBeVisible();
    await chooseFile(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
    const message = page.getByText('Category Required');
    await message.hover();
    await expect(message).toBeVisible();
  },
  'unknown address': async (page) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
};

const count = Object.keys(states).length;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`the frame of the signed-in screens has no accessibility violation in light and dark, states: ${count}`, async ({
      context,
      page: first,
    }, testInfo) => {
      const owner = await TestOwner.signUp();
      await signInAs(first, owner);
      for (const [name, bring] of Object.entries(states)) {
        await test.step(name, async () => {
          const page = await context.newPage();
          await page.goto('/dashboard');
          await expectDashboard(page, owner);
          await bring(page);
          await expectAccessibleInBothThemes(page, (theme) => testInfo.outputPath(`${name} ${theme}.png`));
          await context.setOffline(false);
          await page.close();
        });
      }
    });
  });
}
