import { expect, test } from '@playwright/test';
import { layoutShift, Loading, watchLayout } from '../system/loading.ts';
import { operatorWrites } from '../system/site-config.ts';

test.afterEach(() => operatorWrites({}));

test("the operator's video appears without a build or a restart, and sends no request to its host before the click", async ({
  page,
}) => {
  const videoUrl = 'https://www.youtube-nocookie.com/embed/groundwork';
  operatorWrites({ productName: 'Kestrel', videoUrl });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Playing</title><p>Playing</p>' }),
  );
  const loading = new Loading(page);
  await page.goto('/');
  await expect(page).toHaveTitle(/^Kestrel: /);
  const play = page.getByRole('button', { name: 'Play the demo video' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByText('The video plays from YouTube.')).toBeVisible();
  expect(loading.foreign()).toEqual([]);
  await play.click();
  await expect(page.getByTitle('Kestrel demo video')).toHaveAttribute('src', `${videoUrl}?autoplay=1`);
  await expect(page.frameLocator('iframe[title="Kestrel demo video"]').getByText('Playing')).toBeVisible();
  expect(loading.foreign()).toEqual([`${videoUrl}?autoplay=1`]);
});

test("an operator's name, colors and mark replace ours from the first paint", async ({ page }) => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle r="1"/></svg>';
  const logoMark = `data:image/svg+xml;base64,${Buffer.from(dot).toString('base64')}`;
  const light = { brand: '#3b2a8c', onBrand: '#ffffff', brandTint: '#ebe8fa' };
  operatorWrites({ productName: 'Kestrel', logoMark, colors: { light } });
  await watchLayout(page);
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Kestrel');
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', logoMark);
  await expect(page.getByRole('button', { name: 'Get your score' })).toHaveCSS(
    'background-color',
    'rgb(59, 42, 140)',
  );
  await expect(page.locator('body')).not.toContainText('Groundwork');
  expect(await layoutShift(page)).toBe(0);
});
