import { isLong } from '@groundwork/test-data/cases';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations, expectReadableColors } from '../system/axe.ts';
import { type Gallery, openGallery } from '../system/gallery.ts';
import { overflowScript } from '../system/screens.ts';

const screenStories = [
  'Dashboard',
  'Dashboard before a history',
  'Dashboard of a new owner',
  'Dashboard with nothing left to gain',
  'Dashboard with everything away',
  'Dashboard while it loads',
  'Dashboard that failed',
  'Score page',
  'Score page of a new owner',
  'Score page while it loads',
  'Score report',
  'Documents in every status',
  'Documents of a new owner',
  'Documents without a result',
  'Documents while they load',
];
const stories = ['parts', ...screenStories];
const widths = isLong ? [1440, 390] : [390];
/** For a dozen full axe runs on a busy machine. */
const minutesForAll = 6;

async function expectSound(page: Page, theme: string): Promise<void> {
  await expect(page.locator('[data-story]').first()).toBeVisible();
  await (theme === 'light' ? expectNoViolations(page) : expectReadableColors(page));
  expect(await page.evaluate(overflowScript), 'nothing is wider than the page').toBe(0);
}

test.describe('the gallery of parts', () => {
  let gallery: Gallery;
  test.beforeAll(async () => {
    gallery = await openGallery();
  });
  test.afterAll(() => gallery.close());
  // Axe cannot measure the contrast of half-faded text.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const theme of ['light', 'dark']) {
    for (const width of widths) {
      test(`shows no accessibility violation in ${theme}, ${width} px wide, states: ${stories.length}`, async ({
        page,
      }, testInfo) => {
        test.setTimeout(minutesForAll * 60_000);
        await page.setViewportSize({ width, height: 900 });
        for (const story of stories) {
          await test.step(story, async () => {
            await page.goto(`${gallery.url}?${new URLSearchParams({ theme, story }).toString()}`);
            await expectSound(page, theme);
            await page.screenshot({ path: testInfo.outputPath(`${story}.png`), fullPage: true });
          });
        }
      });
    }
  }

  for (const width of widths) {
    test(`opens a dialog by keyboard and returns the focus, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${gallery.url}?theme=light&story=parts`);
      const opener = page.getByRole('button', { name: 'Open the dialog' });
      const dialog = page.getByRole('dialog', { name: 'A dialog', description: 'It is above the page.' });
      for (const end of ['Escape', 'Enter']) {
        await opener.press('Enter');
        await expect(dialog.getByLabel('A field')).toBeFocused();
        await expectNoViolations(page);
        await page.keyboard.press('Tab');
        await expect(dialog.getByRole('button')).toBeFocused();
        // A modal dialog makes the page behind it inert: no click and no focus.
        await expect(opener.click({ trial: true, timeout: 500 })).rejects.toThrow('Timeout');
        await page.keyboard.press(end);
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
      const box = await dialogBox(page, opener);
      expect(box.x, 'the dialog is inside the screen').toBeGreaterThanOrEqual(15);
      expect(box.x + box.width).toBeLessThanOrEqual(width - 15);
    });
  }

  test('detects violations on a page that has some', async ({ page }) => {
    await page.setContent(
      '<html lang="en"><title>t</title><main><h1>h</h1><img src="data:,"><p style="color:#eee">pale</p></main></html>',
    );
    await expect(expectNoViolations(page)).rejects.toThrow(/color-contrast[^]*image-alt/);
    await expect(expectReadableColors(page)).rejects.toThrow('color-contrast');
    await page.setContent('<html lang="en"><title>t</title><main><h1>h</h1></main></html>');
    await expectNoViolations(page);
    await expectReadableColors(page);
  });

  test('shows light and dark side by side', async ({ page }) => {
    await page.goto(gallery.url);
    for (const theme of ['Light', 'Dark']) {
      const frame = page.frameLocator(`iframe[title="${theme}"]`);
      await expect(frame.locator(`html[data-theme="${theme.toLowerCase()}"]`)).toHaveCount(1);
      // The list above must contain each story except the parts.
      const names = await frame.locator('[data-story]').evaluateAll(storyNames);
      expect(names).toEqual(expect.arrayContaining(screenStories));
      expect(names.filter((name) => /^(Dashboard|Documents|Score (page|report))/.test(name))).toEqual(
        screenStories,
      );
    }
  });
});

async function dialogBox(page: Page, opener: Locator) {
  await opener.click();
  return (await page.getByRole('dialog').boundingBox()) ?? { x: 0, width: 0 };
}

function storyNames(stories: { getAttribute: (name: string) => string | null }[]): string[] {
  return stories.map((story) => story.getAttribute('data-story') ?? '');
}
