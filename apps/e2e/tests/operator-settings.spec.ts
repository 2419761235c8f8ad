import { expect, test } from '@playwright/test';
import { readLayoutShift, PageRequests, recordLayoutShifts } from '../system/loading.ts';
import { readDemoPerson, TestOwner } from '../system/owner.ts';
import { dial, documentRow, fillSignIn, signInAs } from '../system/screens.ts';
import { companyClaims, sampleSiteConfig, writeSiteConfig } from '../system/site-config.ts';

test.afterEach(() => writeSiteConfig({}));

test("the operator's video appears without a build or a restart, and sends no request to its host before the click", async ({
  page,
}) => {
  const videoUrl = 'https://www.youtube-nocookie.com/embed/groundwork';
  writeSiteConfig({ productName: 'Kestrel', videoUrl });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Playing</title><p>Playing</p>' }),
  );
  const loading = new PageRequests(page);
  await page.goto('/');
  await expect(page).toHaveTitle(/^Kestrel: /);
  const play = page.getByRole('button', { name: 'Play the demo video' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByText('The video plays from YouTube.')).toBeVisible();
  expect(loading.foreignUrls()).toEqual([]);
  await play.click();
  await expect(page.getByTitle('Kestrel demo video')).toHaveAttribute('src', `${videoUrl}?autoplay=1`);
  await expect(page.frameLocator('iframe[title="Kestrel demo video"]').getByText('Playing')).toBeVisible();
  expect(loading.foreignUrls()).toEqual([`${videoUrl}?autoplay=1`]);
});

test('the source of the site is on the start page when the operator names it', async ({ page }) => {
  const sourceUrl = 'https://code.example/kestrel';
  writeSiteConfig({ sourceUrl, publishableKey: 'pk_test_1' });
  await page.goto('/');
  await page.locator('.trust-place').scrollIntoViewIfNeeded();
  const trust = page.getByRole('region', { name: 'Check it before you trust it.' });
  await expect(trust.getByRole('link', { name: 'The source' })).toHaveAttribute('href', sourceUrl);
  await expect(trust).toContainText('A paid plan renews each month until you cancel.');
});

test('the sample settings show every claim of the specification and mark them as a sample', async ({
  page,
}) => {
  writeSiteConfig(sampleSiteConfig());
  await page.goto('/');
  const landing = page.locator('.landing');
  for (const claim of companyClaims) await expect(landing).toContainText(claim);
  await expect(landing).toContainText('Sample figures, not of this company');
  await expect(landing).toContainText('Sample badges, not of this company');
  await expect(landing.getByText('Sample claims, not of this company')).toHaveCount(2);
  for (const claim of ['A proprietary score', '200+ qualification criteria', 'Individual plan included']) {
    const section = landing.locator('section', { hasText: claim });
    await expect(section).toHaveCount(1);
    await expect(section).toContainText('Sample claims, not of this company');
  }
  await expect(page.getByRole('contentinfo')).toContainText('Figures and badges shown are company claims');
  const figures = page.getByRole('list', { name: 'Company figures' });
  await expect(figures.getByRole('listitem')).toHaveCount(5);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(figures).toBeInViewport({ ratio: 1 });
});

test('the sample document of the site becomes a processed document with one click, and counts nowhere', async ({
  page,
}) => {
  writeSiteConfig(sampleSiteConfig());
  const owner = await TestOwner.signUp();
  await signInAs(page, owner);
  await page.goto('/documents');
  const card = page.getByRole('region', { name: 'Try a sample document' });
  await card.getByRole('button', { name: 'Use the sample' }).click();
  const row = documentRow(page, 'schedule-c-2025.pdf');
  await expect(row.getByText('Processed')).toBeVisible();
  await expect(row.getByText('No fraud indicators detected')).toBeVisible();
  await expect(card).toBeHidden();
  await expect(row.getByText('Sample. It doesn’t count.')).toBeVisible();
  expect((await owner.score()).totalScore).toBe(0);
});

test('the demo owner signs in, uses the sample with one click, and the dial moves', async ({
  page,
  context,
}) => {
  writeSiteConfig(sampleSiteConfig());
  const person = readDemoPerson();
  const owner = await TestOwner.signIn(person);
  const statuses = async () => (await owner.documents()).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 120_000 }).not.toContain('processing');
  await expect.poll(statuses, { timeout: 120_000 }).not.toContain('pending');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, person.email, person.password);
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
  const { totalScore } = await owner.score();
  await expect(dial(page, totalScore)).toBeVisible();
  const documents = await context.newPage();
  await documents.goto('/documents');
  await documents.getByRole('button', { name: 'Use the sample' }).click();
  await expect(documentRow(documents, 'schedule-c-2025.pdf').getByText('Processed')).toBeVisible();
  await expect.poll(async () => (await owner.score()).totalScore).toBeGreaterThan(totalScore);
  await expect(dial(page, (await owner.score()).totalScore)).toBeVisible();
});

test("an operator's name, colors and mark replace ours from the first paint", async ({ page }) => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle r="1"/></svg>';
  const logoMark = `data:image/svg+xml;base64,${Buffer.from(dot).toString('base64')}`;
  const light = { brand: '#3b2a8c', onBrand: '#ffffff', brandTint: '#ebe8fa' };
  writeSiteConfig({ productName: 'Kestrel', logoMark, colors: { light } });
  await recordLayoutShifts(page);
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Kestrel');
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', logoMark);
  await expect(page.getByRole('button', { name: 'Get your score' })).toHaveCSS(
    'background-color',
    'rgb(59, 42, 140)',
  );
  await expect(page.locator('body')).not.toContainText('Groundwork');
  expect(await readLayoutShift(page)).toBe(0);
});
