import { expect, type Page, test } from '@playwright/test';
import { companyClaims } from '../system/site-config.ts';
import { PageRequests, readLayoutShift, readShiftedParts, recordLayoutShifts } from '../system/loading.ts';

const componentLibrary = /node_modules\/(antd|@ant-design|@rc-component|rc-|swr)/;
const otherCode = /\/engines\/|\/contracts\/(?!src\/policies)|features\/(?!landing|auth)|pages\/(?!landing)/;
const MOST_SLIDER_KIB = 60;
/** The page draws with the fonts of the device before its own arrive. */
const lateFont = 700;

const scrollPosition = (page: Page) => page.evaluate<number>('window.scrollY');

test('the landing page without settings of an operator makes no claim of a company', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();
  const landing = page.locator('.landing');
  await expect(landing).toContainText('AI-powered business funding platform');
  for (const claim of companyClaims) await expect(landing).not.toContainText(claim);
  await expect(
    page.getByRole('region', { name: 'Your books stay yours.' }).getByRole('listitem'),
  ).toHaveCount(4);
  await expect(landing).not.toContainText('Sample');
});

test('the ticker is whole on a screen of 1440 × 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Company figures' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Pause the figures' })).toBeInViewport({ ratio: 1 });
});

/** A real clock would let a slower rotation arrive while the test waits. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start AI Analysis' })).toBeVisible();
  await page.clock.pauseAt(600_000);
}

interface TickerFigure {
  readonly at: number;
  readonly count: number;
}

async function currentFigure(page: Page): Promise<TickerFigure> {
  const figures = page.getByRole('list', { name: 'Company figures' }).getByRole('listitem');
  const classes = await Promise.all((await figures.all()).map((figure) => figure.getAttribute('class')));
  return { at: classes.indexOf('ticker-current'), count: classes.length };
}

const after = ({ at, count }: TickerFigure, steps: number) => ({ at: (at + steps) % count, count });

test('the statistics rotate by one every three seconds until the visitor pauses them', async ({ page }) => {
  await openWithStoppedClock(page);
  const start = await currentFigure(page);
  for (const steps of [1, 2, 3, 4, 5]) {
    await page.clock.runFor(3000);
    expect(await currentFigure(page)).toEqual(after(start, steps));
  }
  await page.getByRole('button', { name: 'Pause the figures' }).click();
  const paused = await currentFigure(page);
  await page.clock.runFor(9000);
  expect(await currentFigure(page)).toEqual(paused);
  await page.getByRole('button', { name: 'Rotate the figures' }).click();
  await page.clock.runFor(3000);
  expect(await currentFigure(page)).toEqual(after(paused, 1));
});

test('the statistics stop under the pointer and with the focus', async ({ page }) => {
  await openWithStoppedClock(page);
  const start = await currentFigure(page);
  await page.getByRole('list', { name: 'Company figures' }).hover();
  await page.clock.runFor(9000);
  expect(await currentFigure(page)).toEqual(start);
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  expect(await currentFigure(page)).toEqual(after(start, 1));
  await page.getByRole('button', { name: 'Pause the figures' }).focus();
  await page.clock.runFor(9000);
  expect(await currentFigure(page)).toEqual(after(start, 1));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the statistics do not move until the visitor starts them', async ({ page }) => {
    await openWithStoppedClock(page);
    await expect(page.getByRole('button', { name: 'Rotate the figures' })).toBeVisible();
    await page.clock.runFor(9000);
    expect((await currentFigure(page)).at).toBe(0);
  });
});

test('Watch the demo scrolls to the demo, which runs without a video', async ({ page }) => {
  await page.goto('/');
  const demo = page.getByRole('region', { name: /^From paperwork/ });
  expect(await scrollPosition(page)).toBe(0);
  await page.getByRole('button', { name: 'Watch the demo' }).click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  await expect(demo.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(demo.getByRole('heading', { level: 2 })).toBeFocused();
  await demo.getByRole('button', { name: /^2?\s*Upload tax returns/ }).click();
  await expect(demo).toContainText('+53 points');
  await expect(demo.locator('iframe')).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the landing page loads at most 105 KiB of script, without antd, rules, screens after the sign-in or another host', async ({
      page,
    }) => {
      const loading = new PageRequests(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      const sources = loading.sources();
      expect(sources.filter((source) => source.includes('features/landing/'))).not.toEqual([]);
      expect(sources.filter((source) => componentLibrary.test(source))).toEqual([]);
      expect(sources.filter((source) => otherCode.test(source))).toEqual([]);
      expect(await loading.gzippedScriptBytes()).toBeLessThanOrEqual(105 * 1024);
      expect(loading.foreignUrls()).toEqual([]);
    });

    test('the sliders load the rules when they come into view, and nothing on the page shifts', async ({
      page,
    }, testInfo) => {
      const loading = new PageRequests(page);
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForTimeout(lateFont);
        await route.continue();
      });
      await recordLayoutShifts(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      const before = await loading.gzippedScriptBytes();
      await page.locator('#score').scrollIntoViewIfNeeded();
      await expect(page.getByRole('slider', { name: 'Yearly revenue' })).toBeEnabled();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      const sources = loading.sources();
      expect(sources.some((source) => source.includes('engines/scoring/'))).toBe(true);
      expect(sources.filter((source) => componentLibrary.test(source))).toEqual([]);
      expect(loading.foreignUrls()).toEqual([]);
      const kiB = ((await loading.gzippedScriptBytes()) - before) / 1024;
      testInfo.annotations.push({ type: 'script of the sliders, KiB gzip', description: kiB.toFixed(1) });
      expect(kiB).toBeLessThanOrEqual(MOST_SLIDER_KIB);
      expect(await readLayoutShift(page), await readShiftedParts(page)).toBe(0);
    });
  });
}

test('the keyboard alone opens the analysis, closes it and reaches the next link', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Start AI Analysis' });
  await expect(start).toBeVisible();
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await start.evaluate((element) => element.matches(':focus'))) break;
  }
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Launch My Journey' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(start).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Watch the demo' })).toBeFocused();
});

test('a visitor finds the rules, a sample report, the prices and who sees the data, and no source that is not set', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.trust-place').scrollIntoViewIfNeeded();
  const trust = page.getByRole('region', { name: 'Check it before you trust it.' });
  await expect(trust.getByRole('link')).toHaveText([
    'The rules',
    'A sample report',
    'Read how we protect it',
  ]);
  await expect(trust.getByRole('definition')).toHaveText([
    'free',
    '$47 a month',
    '$147 a month',
    '$497 a month',
  ]);
  await expect(trust).toContainText('This site does not sell the paid plans yet.');
  await expect(trust).toContainText('A lender gets nothing from us. Only you can send it.');
  await trust.getByRole('link', { name: 'A sample report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sample report');
  const cover = page.getByRole('region', { name: 'Cover' });
  await expect(cover.getByRole('heading', { level: 2 })).toHaveText('Rosa’s Bakery (invented)');
  await expect(cover).toContainText('Rosa Diaz (invented)');
});

test('terms, privacy and the rules of the score are public and one click away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How the score works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the score works');
  await expect(page.getByRole('listitem').filter({ hasText: 'up to 350 points' })).toContainText('35%');
  await page.getByText('Annual revenue', { exact: true }).click();
  await expect(page.getByText('$250,000 or more')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(page.getByRole('main')).toContainText('None of them is a credit decision');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle('Privacy · Groundwork');
  await page.getByRole('link', { name: 'Groundwork, start page' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});
