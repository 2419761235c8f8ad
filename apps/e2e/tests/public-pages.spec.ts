import { expect, test } from '@playwright/test';
import { readLayoutShift, readShiftedParts, recordLayoutShifts } from '../system/loading.ts';
import { baseUrl } from '../system/owner.ts';

const drawnPages = [
  {
    path: '/',
    title: /^Groundwork: know you’re fundable/,
    heading: 'Know you’re fundable before you apply.',
  },
  { path: '/how-the-score-works', title: 'How the score works · Groundwork', heading: 'How the score works' },
  { path: '/sample-report', title: 'A sample report · Groundwork', heading: 'A sample report' },
  {
    path: '/lender-criteria',
    title: 'Publish your lending criteria · Groundwork',
    heading: 'Publish your lending criteria',
  },
  { path: '/privacy', title: 'Privacy · Groundwork', heading: 'Privacy' },
  { path: '/terms', title: 'Terms · Groundwork', heading: 'Terms' },
  { path: '/verify', title: 'Check a lender’s file · Groundwork', heading: 'Check a lender’s file' },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page has its text, its style and its own head', async ({ page }) => {
    const descriptions = new Set<string | null>();
    for (const { path, title, heading } of drawnPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, baseUrl).href);
      await expect(meta('og:image')).toHaveAttribute('content', new URL('/share.png', baseUrl).href);
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('font-family', /Geist/);
      descriptions.add(await meta('description').getAttribute('content'));
    }
    expect(descriptions.size).toBe(drawnPages.length);
  });

  test('the start page has promise, score, lenders, prices and the shape of the sliders', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(
      page.getByText('Your score from 0 to 1000 shows how lenders see your business'),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^Example: a score of \d{3} of 1000/ }).first()).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Check it before you trust it.' })).toContainText(
      '$47 a month',
    );
    await expect(page.getByText('Loading')).toHaveCount(0);
  });

  test('the rules have each band', async ({ page }) => {
    await page.goto('/how-the-score-works');
    await page.getByText('Annual revenue', { exact: true }).click();
    await expect(page.getByText('$250,000 or more')).toBeVisible();
  });
});

test('the browser adopts what the server drew: no error, no shift, no element replaced', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await recordLayoutShifts(page);
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    const heading = document.querySelector('h1');
    if (heading !== null) heading.dataset.drawn ??= 'by the server';
  })`);
  for (const { path, heading } of drawnPages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const first = page.getByRole('heading', { level: 1 });
    await expect(first).toHaveText(heading);
    await expect(first).toHaveAttribute('data-drawn', 'by the server');
    expect(await readLayoutShift(page), await readShiftedParts(page)).toBe(0);
  }
  expect(errors).toEqual([]);
});

test('an unknown address has a page with 404, and no search engine lists it or a page behind the sign-in', async ({
  page,
  request,
}) => {
  const opened = await page.goto('/nope');
  expect(opened?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  for (const path of ['/xyz/abc', '/dashboard', '/admin/users']) {
    const { ['x-robots-tag']: robots } = (await request.get(path)).headers();
    expect([path, robots]).toEqual([path, 'noindex']);
  }
});

test('crawlers and previews find their files', async ({ request }) => {
  const types = {
    '/sitemap.xml': /xml/,
    '/robots.txt': /text\/plain/,
    '/favicon.ico': /image/,
    '/share.png': /image\/png/,
    '/.well-known/security.txt': /text\/plain/,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(type);
  }
});
