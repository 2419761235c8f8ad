import { expect, type Page, test } from '@playwright/test';
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
const widths = [1440, 390];
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
      test(`shows every state in ${theme}, ${width} px wide, without an accessibility violation`, async ({
        page,
      }, testInfo) => {
        test.setTimeout(minutesForAll * 60_000);
        await page.setViewportSize({ width, height: 900 });
        for (const story of ['parts', ...screenStories]) {
          await test.step(story, async () => {
            await page.goto(`${gallery.url}?${new URLSearchParams({ theme, story }).toString()}`);
            await expectSound(page, theme);
            await page.screenshot({ path: testInfo.outputPath(`${story}.png`), fullPage: true });
          });
        }
      });
    }
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

function storyNames(stories: { getAttribute: (name: string) => string | null }[]): string[] {
  return stories.map((story) => story.getAttribute('data-story') ?? '');
}
