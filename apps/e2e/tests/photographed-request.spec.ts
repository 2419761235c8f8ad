import type { AddedDocumentRequest } from '@groundwork/contracts';
import { type Camera, heldSideways, photographOf, printPages, sheetOfWords } from '@groundwork/test-data';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../system/axe.ts';
import { TestOwner } from '../system/owner.ts';
import { overflowScript } from '../system/screens.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const camera: Camera = {
  width: 1500,
  height: 2000,
  pitch: 10,
  yaw: -8,
  roll: 12,
  distance: 1.5,
  table: 60,
  light: 0.2,
};

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page);
    expect(await page.evaluate<number>(overflowScript)).toBeLessThanOrEqual(0);
  }
}

async function linkOf(owner: TestOwner): Promise<string> {
  const body = JSON.stringify({ title: 'Lease of the bakery', category: 'financial_reports' });
  const added = await owner.call('POST', '/api/document-requests', body);
  expect(added.status).toBe(201);
  return ((await added.json()) as AddedDocumentRequest).url;
}

const placeOf = async (corner: Locator) => {
  const box = await corner.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

const shareOf = async (corner: Locator) => Number(await corner.getAttribute('aria-valuenow'));

async function moveByKey(page: Page, corner: Locator): Promise<void> {
  const [share, address] = [await shareOf(corner), page.url()];
  await corner.press('ArrowRight');
  await expect(corner).toHaveAttribute('aria-valuenow', String(share + 1));
  await expect(corner).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${share + 1} % from the left, \\d+ % from the top$`),
  );
  await corner.press('Alt+ArrowRight');
  await corner.press('ArrowLeft');
  await expect(corner).toHaveAttribute('aria-valuenow', String(share));
  expect(page.url()).toBe(address);
}

async function drag(page: Page, corner: Locator): Promise<void> {
  await corner.scrollIntoViewIfNeeded();
  const { x, y } = await placeOf(corner);
  const dragWith = async (button: 'left' | 'right') => {
    await page.mouse.move(x + 12, y + 9);
    await page.mouse.down({ button });
    await page.mouse.move(x + 8, y + 6, { steps: 3 });
    await page.mouse.up({ button });
  };
  const distanceFrom = async (expected: number) => Math.abs((await placeOf(corner)).x - expected);
  await dragWith('right');
  await dragWith('left');
  await expect.poll(() => distanceFrom(x - 4)).toBeLessThan(1.5);
}

/** The brightness of the outermost pixels of a page. */
function borderOf({ data, width, height }: { data: Buffer; width: number; height: number }): number[] {
  return [...data].filter((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x < 2 || y < 2 || x >= width - 2 || y >= height - 2;
  });
}

test('a photographed sheet arrives straight and without its desk, after corners were moved', async ({
  page,
}) => {
  const owner = await TestOwner.signUp();
  await page.goto(await linkOf(owner));
  const files = page.getByLabel('Choose files').and(page.locator('input'));
  const photo = await heldSideways(await photographOf(sheetOfWords(), camera));
  await files.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });

  const corner = (name: string) => page.getByRole('slider', { name: `${name} corner of page 1` });
  await expect(page.getByRole('slider', { name: / corner of page 1$/ })).toHaveCount(4);
  const status = page
    .getByRole('status')
    .filter({ hasText: 'Corners are on 1 photo. Check them before you send.' });
  await expect(status).toBeVisible();
  await expectAccessible(page);
  await moveByKey(page, corner('Top left'));
  await drag(page, corner('Bottom right'));

  const choice = page.getByRole('group', { name: 'Sheet on page 1' });
  await choice.getByRole('button', { name: 'Use as it is' }).click();
  await expect(corner('Top left')).toHaveCount(0);
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Straighten' }).click();
  await expect(corner('Top left')).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 page' }).click();
  await expect(page.getByText(/^Thanks\. .* has your 1 page\.$/)).toBeVisible();

  const [document] = await owner.documents();
  const file = await owner.call('GET', `/api/documents/${document?.id}/file`);
  const [sheet] = await printPages(Buffer.from(await file.arrayBuffer()), 72);
  expect(sheet!.height / sheet!.width).toBeGreaterThan((11 / 8.5) * 0.94);
  expect(sheet!.height / sheet!.width).toBeLessThan((11 / 8.5) * 1.06);
  expect(Math.min(...borderOf(sheet!))).toBeGreaterThan(150);
});

const failToStraighten = () => {
  const post = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')
    ?.value as Worker['postMessage'];
  Worker.prototype.postMessage = function (this: Worker, task: { readonly corners?: unknown }): void {
    if (task.corners) this.dispatchEvent(new Event('error'));
    else post.call(this, task);
  };
};

test('a sheet that the browser cannot straighten is sent as it is only by choice', async ({ page }) => {
  const owner = await TestOwner.signUp();
  await page.addInitScript(failToStraighten);
  await page.goto(await linkOf(owner));
  const photo = await photographOf(sheetOfWords(), { ...camera, width: 750, height: 1000 });
  const files = page.getByLabel('Choose files').and(page.locator('input'));
  await files.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Send 1 page' }).click();
  const alert = page.getByText('We can’t straighten page 1. Try again, or choose “Use as it is” for it.');
  await expect(alert).toBeVisible();
  expect(await owner.documents()).toEqual([]);
  await page.getByRole('button', { name: 'Use as it is' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Send 1 page' }).click();
  await expect(page.getByText(/^Thanks\. .* has your 1 page\.$/)).toBeVisible();
});
